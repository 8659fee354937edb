export { loadButtonTexts } from '../i18n/buttons/loadButtonTexts.ts'
