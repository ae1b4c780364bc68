import type { WholeProject } from '#domain/projects/project.ts';

/** A saved project, whole unless told otherwise. */
export const someProject = (change: Partial<WholeProject> = {}): WholeProject => ({
  id: '0199a0de-0000-7000-8000-000000000001',
  user_id: 'u1',
  project_name: 'Wake the night shift',
  product_name: 'Nightjar Cold Brew',
  creative_brief: 'Objective: Sell more cans.\n\n- Night shift\n- Early shift\n\nA plain line.',
  script: 'WAKE\n\nA plain script.',
  form_data: {
    platform: ['tiktok', 'youtube'],
    productName: 'Nightjar Cold Brew',
    description: 'Canned nitro cold brew.',
    targetAudience: 'Night-shift workers',
    creativeApproach: 'bold',
    videoStyle: 'narrative',
    schedule: '3-4weeks',
    budget: 'under-25k',
    specificBudget: '$12,000',
  },
  storyboard_frames: [
    {
      title: 'Dark',
      description: 'A dark street.',
      timing: '0–5 s',
      imageUrl: '/api/storage/frames/a.jpg',
      imageAlt: 'A dark street',
    },
  ],
  status: 'pipeline',
  created_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  shots: null,
  wizard_state: null,
  ...change,
});
