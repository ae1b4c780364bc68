// The neutral forms: what a product or a thing is drawn as where the library has nothing truer.
import type { Thing } from '../props/thing.ts';
import { flagBanner, garment, textile } from './cloths.ts';
import { basin, cabinetCase, paperBag, roundTin, tub, vial } from './containers.ts';
import { barrier, bin, trapdoor } from './fixtures.ts';
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
  boxOfNails,
  boxOfScrews,
  canister,
  cardOfButtons,
  heapOfSand,
  packet,
} from './packages.ts';
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
import { cone, dough, flatTile, roll, softThing, stick } from './shapes.ts';

export const allForms: readonly Thing[] = [
  ...[canister, packet, heapOfSand, boxOfNails, boxOfScrews, cardOfButtons],
  ...[paperBag, roundTin, tub, basin, cabinetCase, vial],
  ...[stick, flatTile, cone, roll, softThing, dough],
  ...[machine, bladedMachine, tool, longTool, broomAtWork, vehicle, furniture, building],
  ...[sheet, floorPlan, leaflet, titleCard, doorPlate, serviceAtWork, appOnPhone, videoOnPhone],
  ...[garment, textile, flagBanner],
  ...[bin, trapdoor, barrier],
];
