// What is written beside a camera arrow, in the language of the script. Data only.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import type { CameraMove } from '../scene-plan.ts';

type Marks = Record<Exclude<CameraMove, 'static'>, string> & { low: string; high: string };

export const moveWords: Record<Tongue, Marks> = {
  en: {
    'push-in': 'push in',
    'pull-out': 'pull out',
    'pan-left': 'pan left',
    'pan-right': 'pan right',
    'tilt-up': 'tilt up',
    'tilt-down': 'tilt down',
    track: 'track',
    orbit: 'orbit',
    'hand-held': 'hand-held',
    low: 'low',
    high: 'high',
  },
  de: {
    'push-in': 'Ranfahrt',
    'pull-out': 'Rückfahrt',
    'pan-left': 'Schwenk links',
    'pan-right': 'Schwenk rechts',
    'tilt-up': 'Schwenk hoch',
    'tilt-down': 'Schwenk runter',
    track: 'Parallelfahrt',
    orbit: 'Umfahrt',
    'hand-held': 'Handkamera',
    low: 'Untersicht',
    high: 'Aufsicht',
  },
  es: {
    'push-in': 'acercamiento',
    'pull-out': 'alejamiento',
    'pan-left': 'paneo izq.',
    'pan-right': 'paneo dcha.',
    'tilt-up': 'paneo arriba',
    'tilt-down': 'paneo abajo',
    track: 'travelling',
    orbit: 'circular',
    'hand-held': 'cámara en mano',
    low: 'contrapicado',
    high: 'picado',
  },
  fr: {
    'push-in': 'trav. avant',
    'pull-out': 'trav. arrière',
    'pan-left': 'pano gauche',
    'pan-right': 'pano droite',
    'tilt-up': 'pano haut',
    'tilt-down': 'pano bas',
    track: 'travelling',
    orbit: 'circulaire',
    'hand-held': 'à l’épaule',
    low: 'contre-plongée',
    high: 'plongée',
  },
};
