'use client'

// What the embedded wallet's own pages are made of. It is not published.
export { Button, type ButtonProps } from '../components/Button/Button.tsx'
export { Checkbox } from '../components/Checkbox/Checkbox.tsx'
export { Fact } from '../components/Fact/Fact.tsx'
export { Facts } from '../components/Fact/Facts.tsx'
export { GroupedAddress } from '../components/GroupedAddress/GroupedAddress.tsx'
export { Notice } from '../components/Notice/Notice.tsx'
export { Spinner } from '../components/Spinner/Spinner.tsx'
export { TextField } from '../components/TextField/TextField.tsx'
export { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx'
export { ActionList } from '../features/review/ReviewRequestView/ActionList.tsx'
export { Findings } from '../features/review/ReviewRequestView/Findings.tsx'
export {
  type NamedAsset,
  type ReviewSubject,
  reviewContext,
  type TokenFacts,
} from '../features/review/ReviewRequestView/reviewContext.ts'
export { Sentence } from '../features/review/ReviewRequestView/Sentence.tsx'
export type { ReviewTexts } from '../features/review/texts/en.ts'
export { reviewTexts } from '../features/review/texts/reviewTexts.ts'
export { createTextArea } from '../i18n/area/createTextArea.ts'
export type { LanguageName } from '../i18n/area/languageName.ts'
export type { AreaTexts, TextArea } from '../i18n/area/textArea.ts'
export { chooseLocale } from '../i18n/language/chooseLocale.ts'
export { createLanguage, type Language } from '../i18n/language/createLanguage.ts'
export { languageContext } from '../i18n/language/languageContext.ts'
export { baseTexts } from '../i18n/texts/baseTexts.ts'
export { useFormat } from '../i18n/useFormat.ts'
export { type GetText, useText } from '../i18n/useText.ts'
export { useKeyframes } from '../motion/useKeyframes.ts'
export { useStyles } from '../style/useStyles.ts'
export { sanitizeThemeVariables } from '../theme/sanitizeThemeVariables.ts'
export { useBaseTheme } from '../theme/useBaseTheme.ts'
export { useFullTheme } from '../theme/useFullTheme.ts'
