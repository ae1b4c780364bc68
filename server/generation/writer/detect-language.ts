export { detectLanguage, type Language, languageOf } from '../language/detect-language.ts';
