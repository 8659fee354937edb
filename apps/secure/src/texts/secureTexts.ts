import { createTextArea, type TextArea } from '@cleat/ui/secure'
import { en, type SecureTexts } from './en.ts'

const english = async () => en

/** The texts of the wallet's own pages. */
export const secureTexts: TextArea<keyof SecureTexts> = createTextArea({
  en,
  loaders: {
    ar: english,
    de: english,
    es: english,
    fr: english,
    he: english,
    hi: english,
    id: english,
    it: english,
    ja: english,
    ko: english,
    nl: english,
    pl: english,
    'pt-BR': english,
    ru: english,
    th: english,
    tr: english,
    uk: english,
    vi: english,
    'zh-Hans': english,
    'zh-Hant': english,
  },
})
