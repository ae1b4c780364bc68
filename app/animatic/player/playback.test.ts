import { expect, test, vi } from 'vitest';
import { Playback } from './playback.ts';

test('FILM-01 it runs with the clock at its speed, and stops at its end', () => {
  const film = new Playback(10);
  film.play();
  film.pass(2);
  expect(film.state.seconds).toBe(2);
  film.setSpeed(2);
  film.pass(3);
  expect(film.state.seconds).toBe(8);
  film.pass(5);
  expect(film.state).toMatchObject({ seconds: 10, playing: false });
  film.pass(5);
  expect(film.state.seconds).toBe(10);
});

test('FILM-01 from its end it begins again, and looped it goes on', () => {
  const film = new Playback(10);
  film.seek(99);
  film.toggle();
  expect(film.state).toMatchObject({ seconds: 0, playing: true });
  film.setLoop(true);
  film.pass(12);
  expect(film.state).toMatchObject({ seconds: 2, playing: true });
});

test('FILM-01 a frame on or back stops it there, within the film', () => {
  const film = new Playback(1);
  film.play();
  film.step(1);
  expect(film.state).toMatchObject({ seconds: 1 / 24, playing: false });
  film.step(-5);
  expect(film.state.seconds).toBe(0);
  film.step(100);
  expect(film.state.seconds).toBe(23 / 24);
  film.seek(1);
  film.step(-1);
  expect(film.state.seconds).toBe(22 / 24);
});

test('FILM-01 who listens hears whether it ran there or jumped', () => {
  const film = new Playback(10);
  const heard = vi.fn();
  const leave = film.subscribe(heard);
  film.play();
  film.pass(1);
  film.seek(5);
  expect(heard.mock.calls.map(([{ seconds }, jumped]) => [seconds, jumped])).toEqual([
    [0, false],
    [1, false],
    [5, true],
  ]);
  leave();
  film.pause();
  expect(heard).toHaveBeenCalledTimes(3);
});

test('FILM-01 a film that got shorter stands at its new end', () => {
  const film = new Playback(10);
  film.seek(9);
  film.setLength(6);
  expect(film.state.seconds).toBe(6);
});
