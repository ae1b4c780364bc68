import { expect, test } from 'vitest';
import { profileOf } from '../profile.ts';
import { candidateWith, questionAbout } from '../testing/question-about.ts';
import { usCoast } from './us-coast.ts';

const ask = (location: string) => usCoast(profileOf(candidateWith({ location })), questionAbout());

test.each([
  'Los Angeles, CA',
  'Burbank, ca',
  'Portland, ME',
  'Portland, Oregon',
  'Los Angeles, CA 90001',
  'Santa Monica, California, USA',
  'Miami, FL, United States',
  'Atlanta, GA',
  'Atlanta, Georgia',
  'San Francisco',
  'Boston, USA',
  'Washington, DC',
  'California',
  'Berlin / Brooklyn, NY',
])('MATCH-03 %s is on a US coast', (location) => {
  expect(ask(location)).toEqual({ points: 3, reason: 'Based on a US coast' });
});

test.each([
  '',
  'Austin, TX',
  'Chicago, IL',
  'Miami, OH',
  'Lyon, France',
  'Tbilisi, Georgia',
  'USA',
  'CA',
  'Casa, Nova',
  'Los Angeles, Chile',
])('MATCH-03 %j is not', (location) => {
  expect(ask(location)).toBeNull();
});
