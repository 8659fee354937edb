import { act, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { createTextArea } from '../../i18n/area/createTextArea.ts'
import type { TextArea, TextLoader } from '../../i18n/area/textArea.ts'
import { createLanguage } from '../../i18n/language/createLanguage.ts'
import { languageContext } from '../../i18n/language/languageContext.ts'
import { baseTexts } from '../../i18n/texts/baseTexts.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { useAreaLanguage } from './useAreaLanguage.ts'

function createArea() {
  const load = vi.fn<TextLoader>(async () => ({ greeting: 'Hallo' }))
  return {
    load,
    area: createTextArea<string>({
      en: { greeting: 'Hello' },
      loaders: { ...baseTexts.loaders, de: load },
    }),
  }
}

function Greeting({ area }: { area: TextArea }): ReactElement {
  return <p>{useAreaLanguage(area)?.texts.greeting ?? 'Nothing yet'}</p>
}

function renderIn(name: 'en' | 'de', area: TextArea, ownTexts?: Record<string, string>) {
  return renderWithKit(
    <languageContext.Provider value={createLanguage({ name, ownTexts })}>
      <Greeting area={area} />
    </languageContext.Provider>,
    { debug: true },
  )
}

test('default', () => {
  const { area, load } = createArea()
  renderIn('en', area)
  expect(screen.getByText('Hello')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
})

test('behavior: another language is waited for', async () => {
  renderIn('de', createArea().area)
  expect(screen.getByText('Nothing yet')).toBeTruthy()
  expect(await screen.findByText('Hallo')).toBeTruthy()
})

test('behavior: what came once is there at once for the next view', async () => {
  const { area } = createArea()
  const { view } = renderIn('de', area)
  await screen.findByText('Hallo')
  view.unmount()
  renderIn('de', area)
  expect(screen.getByText('Hallo')).toBeTruthy()
})

test('behavior: the app’s own texts win', async () => {
  renderIn('de', createArea().area, { greeting: 'Moin' })
  expect(await screen.findByText('Moin')).toBeTruthy()
})

test('behavior: English stands in for texts that do not come, and the developer hears of it', async () => {
  const { area, load } = createArea()
  load.mockRejectedValue(new Error('offline'))
  const { kit } = renderIn('de', area)
  expect(await screen.findByText('Hello')).toBeTruthy()
  await act(async () => undefined)
  expect(kit.controllers.alerts.state.alert?.message).toContain('"de"')
})
