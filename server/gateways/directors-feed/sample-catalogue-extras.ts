import type { SampleProfile } from './sample-profile.ts';

/**
 * What the directory knows of the catalogue's directors and the catalogue does not. None of them is
 * busy: the catalogue offers them all.
 */
export const catalogueExtras: Readonly<Record<string, Pick<SampleProfile, 'tools' | 'website'>>> = {
  'odalys-brandt-vey': {
    tools: [
      'Frame.review',
      'Midjourney',
      'DaVinci Resolve',
      'Premiere Pro',
      'Runway',
      'Pro Tools',
      'Milanote',
    ],
    website: true,
  },
  'teodor-quillfeather': {
    tools: [
      'Sora',
      'After Effects',
      'Unreal Engine',
      'Kling',
      'Runway',
      'DaVinci Resolve',
      'Bolt',
      'Procreate',
      'Frame.review',
    ],
    website: true,
  },
  'ines-marrowby': {
    tools: ['Premiere Pro', 'ElevenLabs', 'Frame.review', 'Figma', 'Runway', 'Descript'],
    website: true,
  },
  'kofi-sandstrom-ude': {
    tools: [
      'Houdini',
      'Nuke',
      'Frame.review',
      'Blender',
      'Runway',
      'DaVinci Resolve',
      'Gaea',
      'PhotoPills',
    ],
    website: true,
  },
  'marguerite-olu': {
    tools: ['Phantom', 'DaVinci Resolve', 'Midjourney', 'Cinema 4D', 'Runway'],
    website: true,
  },
  'rasmus-featherleigh': {
    tools: ['Premiere Pro', 'Descript', 'Pika', 'HeyGen', 'Runway', 'Final Draft'],
  },
  'juniper-askwold': { tools: ['CapCut', 'Lightroom', 'Canva'] },
  'beatrix-lanterneau': {
    tools: ['Midjourney', 'Stable Diffusion', 'DaVinci Resolve', 'Capture One', 'Magnific'],
    website: true,
  },
  'halvard-stigsby': {
    tools: ['Unreal Engine', 'Houdini', 'Nuke', 'Disguise', 'Bolt', 'DaVinci Resolve'],
    website: true,
  },
  'thandeka-mabry-finch': {
    tools: ['Premiere Pro', 'Descript', 'Subtitle Edit', 'Airtable'],
    website: true,
  },
  'ignatius-corvane': {
    tools: ['Avid', 'Pro Tools', 'After Effects', 'DaVinci Resolve', 'Cinema 4D'],
    website: true,
  },
  'sunniva-takeda-rhode': {
    tools: ['After Effects', 'Illustrator', 'Figma', 'Runway', 'ElevenLabs'],
    website: true,
  },
};
