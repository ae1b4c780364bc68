// The things drawn by hand that plans ask for by id alone.
import type { Thing } from '../thing.ts';
import * as appliances from './appliances.ts';
import * as builders from './builders-goods.ts';
import * as care from './care.ts';
import * as clothes from './clothes-and-road.ts';
import * as containers from './containers.ts';
import * as farm from './farm-goods.ts';
import * as furnishings from './furnishings.ts';
import * as garden from './garden.ts';
import * as health from './health-goods.ts';
import * as homeCare from './home-care.ts';
import * as homeGoods from './home-goods.ts';
import * as kitchen from './kitchen.ts';
import * as memory from './memory.ts';
import * as pantry from './pantry.ts';
import * as pets from './pets-and-small.ts';
import * as site from './site-goods.ts';
import * as soft from './soft-furnishings.ts';
import * as sport from './sport-goods.ts';
import * as trade from './trade-tools.ts';
import * as work from './work.ts';
import * as works from './works.ts';
import * as worn from './worn-goods.ts';
import * as yard from './yard-goods.ts';

export const drawnThings: readonly Thing[] = [
  ...Object.values(containers),
  ...Object.values(furnishings),
  ...Object.values(kitchen),
  ...Object.values(garden),
  ...Object.values(care),
  ...Object.values(memory),
  ...Object.values(soft),
  ...Object.values(work),
  ...Object.values(appliances),
  ...Object.values(clothes),
  ...Object.values(pets),
  ...Object.values(trade),
  ...Object.values(homeGoods),
  ...Object.values(worn),
  ...Object.values(homeCare),
  ...Object.values(sport),
  ...Object.values(builders),
  ...Object.values(yard),
  ...Object.values(works),
  ...Object.values(site),
  ...Object.values(farm),
  ...Object.values(health),
  ...Object.values(pantry),
];
