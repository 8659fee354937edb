const files = import.meta.glob([
  '../../../packages/ui/src/i18n/texts/*.ts',
  '!../../../packages/ui/src/i18n/texts/{*Texts,en,enErrors}.ts',
])

/** What the toolbar offers: English, English made long, and every language with texts of its own. */
export const languages: { value: string; title: string }[] = [
  { value: 'en', title: 'English' },
  { value: 'pseudo', title: 'Pseudo (40 % longer)' },
  ...Object.keys(files).map((file) => {
    const tag = /([^/]+)\.ts$/.exec(file)?.[1] ?? ''
    return { value: tag, title: new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag }
  }),
]
