import type { Catalogue } from '../en.ts'

/** How the texts of every language but English come. */
export const catalogueLoaders: { readonly [name in CatalogueName]: () => Promise<Catalogue> } = {
  ar: async () => (await import('../locales/ar.ts')).ar,
  de: async () => (await import('../locales/de.ts')).de,
  es: async () => (await import('../locales/es.ts')).es,
  fr: async () => (await import('../locales/fr.ts')).fr,
  he: async () => (await import('../locales/he.ts')).he,
  'pt-BR': async () => (await import('../locales/pt-BR.ts')).ptBR,
}

/** BCP 47 tag of a language with texts of its own, besides English. */
export type CatalogueName = 'ar' | 'de' | 'es' | 'fr' | 'he' | 'pt-BR'
