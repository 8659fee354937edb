import type { AreaTexts, TextArea } from './textArea.ts'

/** Creates an area of texts. It caches loaded texts, so that later views render at once. */
export function createTextArea<key extends string>({
  en,
  loaders,
}: Pick<TextArea<key>, 'en' | 'loaders'>): TextArea<key> {
  const loaded = new Map<string, AreaTexts<key>>([['en', en]])
  return {
    en,
    loaders,
    getLoaded: (name) => loaded.get(name),
    async load(name) {
      const texts = name === 'en' ? en : await loaders[name]()
      loaded.set(name, texts)
      return texts
    },
  }
}
