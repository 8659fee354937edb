import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Task } from './Task.tsx'

afterEach(cleanup)

test('default', async () => {
  const { container } = render(<Task icon={null} title="Continue in Rabby" />, {
    wrapper: StrictMode,
  })
  expect(screen.getByRole('heading', { name: 'Continue in Rabby' })).toBeTruthy()
  expect(container.querySelector('p')).toBeNull()
  await expectAccessible(container)
})

test('parameters: text, children and actions, in this order', () => {
  const { container } = render(
    <Task icon="i" title="Title" text="Text" actions={<button type="button">Do it</button>}>
      More
    </Task>,
  )
  expect(container.textContent).toBe('iTitleTextMoreDo it')
})

test('parameters: isSteady keeps the place of a text and of actions that come later', () => {
  const { container } = render(<Task icon={null} title="Connected" isSteady />)
  expect(container.querySelector('[data-steady=true] p')?.textContent).toBe('')
  expect(container.querySelector('[data-steady=true]')?.lastElementChild?.className).toMatch(
    /actions/,
  )
})
