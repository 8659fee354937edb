import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { frameAreas } from '../texts/frameAreas.ts'
import { secureTexts } from '../texts/secureTexts.ts'
import { useFrameLanguage } from './useFrameLanguage.ts'

afterEach(() => vi.restoreAllMocks())

const preferring = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

test('default: texts of the views, of the review and of the shell', async () => {
  const { result } = renderHook(() => useFrameLanguage('de-CH', frameAreas))
  await waitFor(() => expect(result.current.name).toBe('de'))
  const { tag, direction, texts } = result.current
  expect([tag, direction]).toEqual(['de-CH', 'ltr'])
  expect(texts['secure.open']).toBe('Wallet öffnen')
  expect(texts['review.confirm']).toBe('Bestätigen')
  expect(texts['modal.close']).toBe('Schließen')
})

test('behavior: English until the texts are there', async () => {
  const { result } = renderHook(() => useFrameLanguage('pl', frameAreas))
  expect(result.current.tag).toBe('en')
  expect(result.current.texts['secure.open']).toBe('Open wallet')
  await waitFor(() => expect(result.current.texts['secure.open']).toBe('Otwórz portfel'))
})

test('behavior: it runs from right to left', async () => {
  const { result } = renderHook(() => useFrameLanguage('ar', frameAreas))
  await waitFor(() => expect(result.current.direction).toBe('rtl'))
})

test.each([undefined, 'tlh', 'not a tag'])(
  'behavior: %j is no language of the page, so the visitor’s is taken',
  async (asked) => {
    preferring('xx', 'fr-CA')
    const { result } = renderHook(() => useFrameLanguage(asked, frameAreas))
    await waitFor(() => expect(result.current.tag).toBe('fr-CA'))
    expect(result.current.texts['secure.open']).toBe('Ouvrir le portefeuille')
  },
)

test('behavior: follows the page, also when texts come in another order', async () => {
  let finish = () => {}
  const late = new Promise<void>((resolve) => {
    finish = resolve
  })
  const { load } = secureTexts
  vi.spyOn(secureTexts, 'load').mockImplementation(async (name) => {
    if (name === 'it') await late
    return load(name)
  })
  const { result, rerender } = renderHook(({ asked }) => useFrameLanguage(asked, frameAreas), {
    initialProps: { asked: 'it' },
  })
  rerender({ asked: 'nl' })
  await waitFor(() => expect(result.current.name).toBe('nl'))
  finish()
  await late
  expect(result.current.texts['secure.open']).toBe('Wallet openen')
})

test('error: texts that do not load stay in English', async () => {
  const load = vi.spyOn(secureTexts, 'load').mockRejectedValue(new Error('Offline'))
  const { result } = renderHook(() => useFrameLanguage('ja', frameAreas))
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(result.current.tag).toBe('en')
  expect(result.current.texts['secure.open']).toBe('Open wallet')
})
