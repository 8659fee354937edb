import { createTextArea, type TextArea } from '@cleat/ui/secure'
import { en, type KitTexts } from './en.ts'

/** The texts about recovery kits. */
export const kitTexts: TextArea<keyof KitTexts> = createTextArea({
  en,
  loaders: {
    ar: async () => (await import('./ar.ts')).ar,
    de: async () => (await import('./de.ts')).de,
    es: async () => (await import('./es.ts')).es,
    fr: async () => (await import('./fr.ts')).fr,
    he: async () => (await import('./he.ts')).he,
    hi: async () => (await import('./hi.ts')).hi,
    id: async () => (await import('./id.ts')).id,
    it: async () => (await import('./it.ts')).it,
    ja: async () => (await import('./ja.ts')).ja,
    ko: async () => (await import('./ko.ts')).ko,
    nl: async () => (await import('./nl.ts')).nl,
    pl: async () => (await import('./pl.ts')).pl,
    'pt-BR': async () => (await import('./pt-BR.ts')).ptBR,
    ru: async () => (await import('./ru.ts')).ru,
    th: async () => (await import('./th.ts')).th,
    tr: async () => (await import('./tr.ts')).tr,
    uk: async () => (await import('./uk.ts')).uk,
    vi: async () => (await import('./vi.ts')).vi,
    'zh-Hans': async () => (await import('./zh-Hans.ts')).zhHans,
    'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
  },
})
