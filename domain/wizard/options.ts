// The choices a visitor can make, as stored values and as people read them.

export const userTypes = [
  'business',
  'brand',
  'infomercial',
  'trailer',
  'government',
  'creator',
] as const;
export const platforms = ['tiktok', 'youtube', 'instagram'] as const;
export const creativeApproaches = ['bold', 'story', 'problem'] as const;
export const videoStyles = ['direct', 'narrative'] as const;
export const genders = ['male', 'female', 'non-binary'] as const;
export const ageRanges = ['18-25', '25-35', '35-45', '45-55', '55+'] as const;
export const hairColors = ['black', 'brown', 'blonde', 'red', 'gray'] as const;
export const eyeColors = ['brown', 'blue', 'green', 'hazel', 'gray'] as const;
export const ethnicities = [
  'caucasian',
  'african-american',
  'hispanic',
  'asian',
  'middle-eastern',
  'mixed',
] as const;
export const bodyTypes = ['slim', 'average', 'athletic', 'plus-size'] as const;
export const budgets = ['under-25k', '25k-50k', '50k-100k', '100k-250k', '250k-plus'] as const;
export const schedules = ['asap', '1-2weeks', '3-4weeks', '1-2months', '3months-plus'] as const;
export const adSpendBudgets = ['under-5k', '5k-15k', '15k-50k', '50k-100k', '100k-plus'] as const;

export type UserType = (typeof userTypes)[number];
export type Platform = (typeof platforms)[number];
export type CreativeApproach = (typeof creativeApproaches)[number];
export type VideoStyle = (typeof videoStyles)[number];
export type Gender = (typeof genders)[number];
export type AgeRange = (typeof ageRanges)[number];
export type HairColor = (typeof hairColors)[number];
export type Ethnicity = (typeof ethnicities)[number];
export type BodyType = (typeof bodyTypes)[number];
export type Budget = (typeof budgets)[number];
export type Schedule = (typeof schedules)[number];

/** What the visitor reads for each stored value. */
export const labels = {
  userType: {
    business: 'Business',
    brand: 'Brand',
    infomercial: 'Infomercial',
    trailer: 'Trailer',
    government: 'Government',
    creator: 'Creator',
  },
  userTypeHint: {
    business: 'Product or Service',
    brand: 'A name people should know',
    infomercial: 'Show it, prove it, sell it',
    trailer: 'Film, series, game or book',
    government: 'Government or Politics',
    creator: 'Your channel is the product',
  },
  platform: { tiktok: 'TikTok', youtube: 'YouTube', instagram: 'Instagram' },
  platformFormat: { tiktok: '9:16', youtube: '16:9', instagram: '1:1' },
  platformShape: { tiktok: 'vertical', youtube: 'landscape', instagram: 'square' },
  creativeApproach: { bold: 'Bold', story: 'Story', problem: 'Problem' },
  videoStyle: { direct: 'Direct to Camera', narrative: 'Character in Narrative' },
  gender: { male: 'Male', female: 'Female', 'non-binary': 'Non-binary' },
  hairColor: { black: 'Black', brown: 'Brown', blonde: 'Blonde', red: 'Red', gray: 'Gray' },
  eyeColor: { brown: 'Brown', blue: 'Blue', green: 'Green', hazel: 'Hazel', gray: 'Gray' },
  ethnicity: {
    caucasian: 'Caucasian',
    'african-american': 'African American',
    hispanic: 'Hispanic',
    asian: 'Asian',
    'middle-eastern': 'Middle Eastern',
    mixed: 'Mixed',
  },
  bodyType: {
    slim: 'Slim',
    average: 'Average',
    athletic: 'Athletic',
    'plus-size': 'Plus-size',
  },
  budget: {
    'under-25k': 'Under $25k',
    '25k-50k': '$25k–$50k',
    '50k-100k': '$50k–$100k',
    '100k-250k': '$100k–$250k',
    '250k-plus': '$250k or more',
  },
  schedule: {
    asap: 'ASAP',
    '1-2weeks': '1–2 weeks',
    '3-4weeks': '3–4 weeks',
    '1-2months': '1–2 months',
    '3months-plus': '3 months or more',
  },
  adSpendBudget: {
    'under-5k': 'Under $5k',
    '5k-15k': '$5k–$15k',
    '15k-50k': '$15k–$50k',
    '50k-100k': '$50k–$100k',
    '100k-plus': '$100k or more',
  },
} as const;
