// The neutral forms: what a product or a thing is drawn as where the library has nothing truer.
import type { Thing } from '../props/thing.ts';
import { flagBanner, garment, textile, towel } from './cloths.ts';
import { basin, cabinetCase, crate, paperBag, roundTin, sack, tub, vial } from './containers.ts';
import {
  barrier,
  bin,
  speaker,
  stool,
  tableForm,
  trapdoor,
  wardrobeForm,
  wheelieBin,
} from './fixtures.ts';
import {
  bladedMachine,
  broomAtWork,
  building,
  furniture,
  longTool,
  machine,
  tool,
  vehicle,
} from './machines.ts';
import {
  appOnPhone,
  doorPlate,
  floorPlan,
  leaflet,
  serviceAtWork,
  sheet,
  titleCard,
  videoOnPhone,
} from './papers.ts';
import { cone, dough, flatTile, roll, rope, softThing, stick } from './shapes.ts';

export const allForms: readonly Thing[] = [
  ...[sack, paperBag, crate, roundTin, tub, basin, cabinetCase, vial],
  ...[stick, flatTile, cone, roll, rope, softThing, dough],
  ...[machine, bladedMachine, tool, longTool, broomAtWork, vehicle, furniture, building],
  ...[sheet, floorPlan, leaflet, titleCard, doorPlate, serviceAtWork, appOnPhone, videoOnPhone],
  ...[garment, textile, towel, flagBanner],
  ...[tableForm, stool, wheelieBin, bin, speaker, trapdoor, barrier, wardrobeForm],
];
