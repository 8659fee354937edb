import { afterEach, expect, test, vi } from 'vitest'
import { loadButtonTexts } from './loadButtonTexts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
})

const connect = async (locale?: string) => (await loadButtonTexts({ locale }))['button.connect']

test('default: the app’s locale, else the page’s, else the visitor’s', async () => {
  vi.stubGlobal('navigator', { languages: ['tlh', 'pt'] })
  expect(await connect()).toBe('Conectar carteira')
  document.documentElement.lang = 'zh-HK'
  expect(await connect()).toBe('連接錢包')
  expect(await connect('de-CH')).toBe('Wallet verbinden')
})

test('behavior: English, where there is no translation', async () => {
  vi.stubGlobal('navigator', { languages: ['tlh'] })
  expect(await connect()).toBe('Connect wallet')
  expect(await connect('en-GB')).toBe('Connect wallet')
})

test('parameters: texts leave the language of the app to the app', async () => {
  vi.stubGlobal('navigator', { languages: ['de'] })
  const texts = await loadButtonTexts({ locale: 'tlh', texts: {} })
  expect(texts['button.connect']).toBe('Connect wallet')
})
