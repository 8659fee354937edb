import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { createLanguage } from '../language/createLanguage.ts'
import { languageContext } from '../language/languageContext.ts'
import { money } from '../money/money.ts'
import { useAreaLanguage } from './useAreaLanguage.ts'

const en = { greeting: 'Hello' }
const load = vi.fn<() => Promise<typeof en>>()
const area = { en, loaders: { ...money.loaders, de: load } }

beforeEach(() => {
  load.mockReset().mockResolvedValue({ greeting: 'Hallo' })
})

function Greeting(): ReactElement {
  return <p>{useAreaLanguage(area)?.area?.greeting ?? 'Nothing yet'}</p>
}

function renderIn(name: 'en' | 'de', ownTexts?: Record<string, string>) {
  return renderWithKit(
    <languageContext.Provider value={createLanguage({ name, ownTexts })}>
      <Greeting />
    </languageContext.Provider>,
    { debug: true },
  )
}

test('default', () => {
  renderIn('en')
  expect(screen.getByText('Hello')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
})

test('behavior: another language is waited for', async () => {
  renderIn('de')
  expect(screen.getByText('Nothing yet')).toBeTruthy()
  expect(await screen.findByText('Hallo')).toBeTruthy()
})

test('behavior: the app’s own texts win', async () => {
  renderIn('de', { greeting: 'Moin' })
  expect(await screen.findByText('Moin')).toBeTruthy()
})

test('behavior: English stands in for texts that do not come, and the developer hears of it', async () => {
  load.mockRejectedValue(new Error('offline'))
  const { kit } = renderIn('de')
  expect(await screen.findByText('Hello')).toBeTruthy()
  await act(async () => undefined)
  expect(kit.controllers.alerts.state.alert?.message).toContain('"de"')
})
