import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTextArea } from '../../i18n/area/createTextArea.ts'
import { baseTexts } from '../../i18n/texts/baseTexts.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { useChosenLanguage } from './useChosenLanguage.ts'

const german = { ...baseTexts.en, 'modal.close': 'Schließen' }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.documentElement.lang = ''
})

type Options = NonNullable<Parameters<typeof renderWithKit>[1]>

function renderLanguage(parameters: Options = {}, load = async () => german) {
  const loaders = { ...baseTexts.loaders, de: vi.fn(load) }
  const area = createTextArea({ en: baseTexts.en, loaders })
  const shown: string[] = []
  function Probe() {
    const { language, isReady } = useChosenLanguage({ area })
    const { tag, direction, texts } = language
    const state = isReady ? `${tag} ${direction} ${texts['modal.close']}` : 'waiting'
    if (shown.at(-1) !== state) shown.push(state)
    return <output>{state}</output>
  }
  const { kit } = renderWithKit(<Probe />, parameters)
  const step = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
  const read = () => screen.getByRole('status').textContent
  return { kit, loaders, shown, step, read }
}

test('default', () => {
  const { loaders, read } = renderLanguage()
  expect(read()).toBe('en-US ltr Close')
  expect(loaders.de).not.toHaveBeenCalled()
})

test('parameters: locale', async () => {
  const { read, step } = renderLanguage({ locale: 'de-CH' })
  expect(read()).toBe('waiting')
  await step()
  expect(read()).toBe('de-CH ltr Schließen')
})

test('behavior: the language of the page, before those of the visitor', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['sv', 'en'])
  document.documentElement.lang = 'de'
  const { read, step } = renderLanguage()
  await step()
  expect(read()).toBe('de ltr Schließen')
})

test('behavior: the first language of the visitor that there is', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['sv', 'de-AT', 'en'])
  const { read, step } = renderLanguage()
  await step()
  expect(read()).toBe('de-AT ltr Schließen')
})

test('behavior: another language of the page counts from the next opening on', async () => {
  const { kit, read, step } = renderLanguage()
  document.documentElement.lang = 'de'
  await act(async () => void kit.actions.open())
  await step()
  expect(read()).toBe('de ltr Schließen')
})

test('behavior: while it runs, the old language stays until the new one has come', async () => {
  let arrive = () => {}
  const coming = new Promise<typeof german>((resolve) => {
    arrive = () => resolve(german)
  })
  const { kit, shown, step } = renderLanguage({}, () => coming)
  await act(async () => kit.controllers.options.update({ locale: 'de' }))
  await step(10_000)
  expect(shown).toEqual(['en-US ltr Close'])
  arrive()
  await step()
  await act(async () => kit.controllers.options.update({ locale: 'en' }))
  expect(shown).toEqual(['en-US ltr Close', 'de ltr Schließen', 'en ltr Close'])
})

test('behavior: waits 150 ms for the first texts, then shows English until they come', async () => {
  const load = () => new Promise<typeof german>((resolve) => setTimeout(resolve, 1_000, german))
  const { shown, step } = renderLanguage({ locale: 'de' }, load)
  await step(149)
  expect(shown).toEqual(['waiting'])
  await step(1)
  expect(shown).toEqual(['waiting', 'en ltr Close'])
  await step(1_000)
  expect(shown).toEqual(['waiting', 'en ltr Close', 'de ltr Schließen'])
})

test('behavior: a failure keeps English, tells the developer and is tried again', async () => {
  const load = vi.fn(async () => german)
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  const { kit, read, step } = renderLanguage({ locale: 'de', debug: true }, load)
  await step()
  expect(read()).toBe('en ltr Close')
  expect(kit.controllers.alerts.state.alert?.message).toContain('"de"')
  await step(60_000)
  expect(read()).toBe('en ltr Close')
  await act(async () => void kit.actions.open())
  await act(async () => void kit.actions.close())
  await step()
  expect(read()).toBe('de ltr Schließen')
})

test('parameters: texts', async () => {
  const { kit, read, step } = renderLanguage({
    locale: 'de',
    texts: { 'modal.close': 'Zu' },
  })
  await step()
  expect(read()).toBe('de ltr Zu')
  await act(async () => kit.controllers.options.update({ texts: { 'modal.close': 'Weg damit' } }))
  expect(read()).toBe('de ltr Weg damit')
})

test('behavior: an app brings a language of its own', () => {
  const { read } = renderLanguage({ locale: 'fa', texts: { 'modal.close': 'بستن' } })
  expect(read()).toBe('fa rtl بستن')
})
