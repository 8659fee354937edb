const files = import.meta.glob([
  '../../../packages/ui/src/i18n/texts/*.ts',
  '!../../../packages/ui/src/i18n/texts/{*Texts,en,enButtons,enErrors}.ts',
])

/** The toolbar's languages: English, pseudo-localized English, and every translation. */
export const languages: { value: string; title: string }[] = [
  { value: 'en', title: 'English' },
  { value: 'pseudo', title: 'Pseudo (40 % longer)' },
  ...Object.keys(files).map((file) => {
    const tag = /([^/]+)\.ts$/.exec(file)?.[1] ?? ''
    return { value: tag, title: new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag }
  }),
]
