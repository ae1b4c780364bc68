// Part of the served page: the clip does not wait for the application.
import { startHeroVideo } from './hero-video.ts';

const section = document.querySelector<HTMLElement>('[data-hero]');
if (section) startHeroVideo(section);
