import type { CleatEvent } from '@cleat/core'
import { screen } from '@testing-library/react'
import { createTestLogins } from './createTestLogins.ts'
import { renderModal } from './renderModal.tsx'

type TestLogins = ReturnType<typeof createTestLogins>

export type OpenedLogins = Awaited<ReturnType<typeof renderModal>> &
  Pick<TestLogins, 'logins' | 'adapter'> & {
    readonly events: readonly CleatEvent[]
    /** Of the address. */
    field(): HTMLElement
    button(name: string | RegExp): HTMLElement
    heading(name: string): Promise<HTMLElement>
    /** The names of the routes in the history. */
    views(): readonly string[]
    /** The newest login. */
    last(): TestLogins['logins']['prompts'][number]
  }

/** The open modal of an app with an embedded wallet, whose logins a test answers. */
export async function openLogins(
  parameters: createTestLogins.Parameters = {},
): Promise<OpenedLogins> {
  const events: CleatEvent[] = []
  const { logins, adapter, options, load } = createTestLogins({
    onEvent: (event) => void events.push(event),
    ...parameters,
  })
  const modal = await renderModal(options)
  await modal.step(() => load(modal.kit))
  await modal.step(() => void modal.kit.actions.open())
  const { router } = modal.kit.controllers
  return {
    ...{ ...modal, logins, adapter, events },
    field: () => screen.getByRole('textbox', { name: 'Email' }),
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    heading: (name: string) => screen.findByRole('heading', { name }),
    views: () => router.state.history.map(({ name }) => name),
    last: () => {
      const prompt = logins.prompts.at(-1)
      if (!prompt) throw new Error('No login was asked.')
      return prompt
    },
  }
}
