// The whole library of places.
import type { Place } from '../scene.ts';
import { laundrette, supermarket } from './aisles.ts';
import { clinic, groomer, gym, hairSalon, wardrobeRoom, yogaStudio } from './care.ts';
import { bakery, cafe, pub, restaurant, shop, shopEntrance } from './eateries.ts';
import { bathroom, bedroom, kitchen, livingRoom, nursery } from './homes.ts';
import { hospitalWard, treatmentRoom, waitingRoom } from './indoors/care-rooms.ts';
import { callCentre, serverRoom } from './indoors/desks.ts';
import { barn, greenhouse, swimmingPool } from './indoors/growing.ts';
import { church, museum, villageHall } from './indoors/halls.ts';
import { hotelRoom } from './indoors/hotel-room.ts';
import { attic, basement, garage, staircase } from './indoors/house-corners.ts';
import { laboratory } from './indoors/laboratory.ts';
import { canteenKitchen, factoryFloor, pottery } from './indoors/makers.ts';
import { spaceship } from './indoors/spaceship.ts';
import { kindPlaces } from './kinds/kind-places.ts';
import { allotment, cemetery, vineyard } from './open-air/growing-land.ts';
import { campsite, playground, sportsField } from './open-air/leisure.ts';
import { balcony, park, roadsideBench } from './open-air/strolls.ts';
import { bridge, marketStall, quay } from './open-air/water-and-market.ts';
import { backyard, depot, farmyard } from './open-air/yards.ts';
import { beach, field, forest, garden, naturePath, snow } from './outdoors.ts';
import { insideCar, openRoad } from './roads.ts';
import { harbour, lighthouse } from './sea.ts';
import { courtroom, interviewRoom, newsStudio } from './sets.ts';
import { cinema, creatorStudio, cyclorama, podium, theatreStage } from './shows.ts';
import { hallway, houseFront, houseRoof } from './thresholds.ts';
import { skyline, station, street, townHall } from './town.ts';
import { busStop, trainCarriage } from './transit.ts';
import {
  classroom,
  constructionSite,
  library,
  meetingRoom,
  office,
  warehouse,
  workshop,
} from './workplaces.ts';

export const allPlaces: readonly Place[] = [
  ...[hallway, houseFront, houseRoof, busStop, trainCarriage, lighthouse, harbour],
  ...[newsStudio, interviewRoom, courtroom, laboratory, spaceship, supermarket, laundrette],
  ...[bakery, cafe, restaurant, pub, shop, shopEntrance],
  ...[kitchen, livingRoom, bedroom, bathroom, nursery],
  ...[office, meetingRoom, workshop, warehouse, constructionSite, classroom, library],
  ...[hairSalon, groomer, clinic, gym, yogaStudio, wardrobeRoom],
  ...[street, skyline, townHall, station, insideCar, openRoad],
  ...[garden, field, naturePath, forest, beach, snow],
  ...[theatreStage, cinema, podium, creatorStudio, cyclorama],
  ...[treatmentRoom, hospitalWard, waitingRoom, canteenKitchen, pottery, factoryFloor],
  ...[serverRoom, callCentre, garage, attic, basement, staircase, hotelRoom],
  ...[church, villageHall, museum, barn, greenhouse, swimmingPool],
  ...[depot, backyard, farmyard, quay, marketStall, bridge, allotment, vineyard, cemetery],
  ...[playground, sportsField, park, roadsideBench, campsite, balcony],
  ...kindPlaces,
];
