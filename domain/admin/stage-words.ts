import type { PipelineStage, ProjectSort } from './pipeline.ts';

export const stageWords: Record<PipelineStage, string> = {
  new: 'New',
  contacted: 'Contacted',
  consulting: 'In consultation',
  quoted: 'Bid sent',
  producing: 'In production',
  delivered: 'Delivered',
  lost: 'Lost',
};
export const stageChoices = Object.entries(stageWords);

const sortWords: Record<ProjectSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  budget: 'Budget, largest first',
  stage: 'Stage',
};
// The newest first is what an address without a choice asks for.
export const sortChoices = Object.entries(sortWords).filter(([sort]) => sort !== 'newest');
export const unsorted = sortWords.newest;
