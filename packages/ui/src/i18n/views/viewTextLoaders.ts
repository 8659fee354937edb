import type { TextArea } from '../area/textArea.ts'
import type { ViewTextKey } from './viewTextKey.ts'

/** How the texts of the views that come on demand come in every language but English: those of all views in one file. */
export const viewTextLoaders: TextArea<ViewTextKey>['loaders'] = {
  ar: async () => (await import('./locales/ar.ts')).ar,
  de: async () => (await import('./locales/de.ts')).de,
  es: async () => (await import('./locales/es.ts')).es,
  fr: async () => (await import('./locales/fr.ts')).fr,
  he: async () => (await import('./locales/he.ts')).he,
  hi: async () => (await import('./locales/hi.ts')).hi,
  id: async () => (await import('./locales/id.ts')).id,
  it: async () => (await import('./locales/it.ts')).it,
  ja: async () => (await import('./locales/ja.ts')).ja,
  ko: async () => (await import('./locales/ko.ts')).ko,
  nl: async () => (await import('./locales/nl.ts')).nl,
  pl: async () => (await import('./locales/pl.ts')).pl,
  'pt-BR': async () => (await import('./locales/pt-BR.ts')).ptBR,
  ru: async () => (await import('./locales/ru.ts')).ru,
  th: async () => (await import('./locales/th.ts')).th,
  tr: async () => (await import('./locales/tr.ts')).tr,
  uk: async () => (await import('./locales/uk.ts')).uk,
  vi: async () => (await import('./locales/vi.ts')).vi,
  'zh-Hans': async () => (await import('./locales/zh-Hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./locales/zh-Hant.ts')).zhHant,
}
