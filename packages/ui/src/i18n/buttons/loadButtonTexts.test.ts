import { expect, test } from 'vitest'
import { loadButtonTexts } from './loadButtonTexts.ts'

const connect = async (...wishes: (string | undefined)[]) =>
  (await loadButtonTexts({ wishes }))['button.connect']

test('default: the first wish that has a translation', async () => {
  expect(await connect('de-CH', 'fr')).toBe('Wallet verbinden')
  expect(await connect(undefined, 'tlh', 'pt')).toBe('Conectar carteira')
  expect(await connect('zh-HK')).toBe('連接錢包')
})

test('behavior: English, where none has one', async () => {
  expect(await connect('tlh')).toBe('Connect wallet')
  expect(await connect('en-GB', 'de')).toBe('Connect wallet')
})

test('parameters: hasOwnTexts leaves the language of the app to the app', async () => {
  const texts = await loadButtonTexts({ wishes: ['tlh', 'de'], hasOwnTexts: true })
  expect(texts['button.connect']).toBe('Connect wallet')
})
