import type { Route } from '@cleat/core'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { createViewLoader } from '../../components/LoadedView/createViewLoader.ts'
import { createTextArea } from '../../i18n/area/createTextArea.ts'
import type { TextLoaders } from '../../i18n/area/textArea.ts'
import { baseTexts } from '../../i18n/texts/baseTexts.ts'
import { useText } from '../../i18n/useText.ts'
import { coffeeIcon } from '../../icons/coffeeIcon.ts'
import { createTestAdapter, rabby } from '../../test/createTestAdapter.ts'
import { features, preloadViews } from '../../test/preloadViews.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { withTexts } from '../language/withTexts.tsx'
import { Modal } from '../Modal/Modal.tsx'
import type { AnyFeature } from './feature.ts'
import { featuresContext } from './featuresContext.ts'
import { findView } from './findView.ts'

const en = { 'demo.greeting': 'Hello, {name}.' } as const
const german = { 'demo.greeting': 'Hallo, {name}.' }
const loaders = Object.fromEntries(
  Object.keys(baseTexts.loaders).map((name) => [name, async () => german]),
) as TextLoaders<keyof typeof en>
const texts = createTextArea({ en, loaders })
/** Not one of core's routes. */
const route: Route = JSON.parse('{ "name": "Demo" }')

function DemoView(): ReactElement {
  const text = useText<typeof en>()
  return <p>{text('demo.greeting', { name: 'Ada' })}</p>
}

/** The whole definition of a UI feature. */
const demo: AnyFeature = {
  id: 'demo',
  views: {
    Demo: {
      view: createViewLoader(async () => withTexts(texts, DemoView)),
      title: () => 'Demo of a feature',
    },
  },
  accountActions: [{ feature: 'swaps', icon: coffeeIcon, getLabel: () => 'Try the demo', route }],
}

async function renderDemo(locale: string, feature = demo) {
  await preloadViews()
  const { kit } = renderWithKit(
    <featuresContext.Provider value={[...features, feature]}>
      <Modal />
    </featuresContext.Provider>,
    { adapter: createTestAdapter({ session: rabby.id }), locale },
  )
  await act(() => kit.actions.reconnect())
  await act(async () => void kit.actions.open())
  return { kit }
}

test('default: its tile leads to its view, with its title and texts', async () => {
  await renderDemo('en')
  await userEvent.click(await screen.findByRole('button', { name: 'Try the demo' }))
  expect(await screen.findByText('Hello, Ada.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Demo of a feature' })).toBeTruthy()
})

test('behavior: its texts come in the language of the modal', async () => {
  const { kit } = await renderDemo('de')
  await act(async () => kit.controllers.router.push(route))
  expect(await screen.findByText('Hallo, Ada.')).toBeTruthy()
})

test('behavior: without it nothing shows its route', () => {
  expect(findView(features, { name: 'Demo' })).toBeUndefined()
  expect(findView([...features, demo], { name: 'Demo' })).toBe(demo.views.Demo)
})

test('error: a view that throws leaves the modal, and can be tried again', async () => {
  // React reports what a boundary caught.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  function BrokenView(): ReactElement {
    if (isBroken) throw new Error('broken')
    return <p>Whole again</p>
  }
  const view = createViewLoader(async () => BrokenView)
  const broken = { ...demo, views: { Demo: { view, title: () => 'Broken' } } }
  const { kit } = await renderDemo('en', broken)
  await act(async () => kit.controllers.router.push(route))
  expect(await screen.findByText('Something didn’t load')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Broken' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('dialog', { name: 'Account' })).toBeTruthy()

  await act(async () => kit.controllers.router.push(route))
  await screen.findByText('Something didn’t load')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Whole again')).toBeTruthy()
  expect(report).toHaveBeenCalled()
  report.mockRestore()
})

test('error: a view that nobody has leaves the modal, with a way back', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { kit } = await renderDemo('en')
  await act(async () => kit.controllers.router.replace({ name: 'ViewOfNobody' } as never))
  expect(await screen.findByRole('dialog', { name: 'Something didn’t load' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('dialog', { name: 'Account' })).toBeTruthy()
  report.mockRestore()
})
