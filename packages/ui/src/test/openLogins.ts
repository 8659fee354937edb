import type { CleatEvent } from '@cleat/core'
import { screen } from '@testing-library/react'
import { createTestLogins } from './createTestLogins.ts'
import { renderModal } from './renderModal.tsx'

/** The open modal of an app with an embedded wallet, whose logins a test answers. */
export async function openLogins(parameters: createTestLogins.Parameters = {}) {
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
