import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { announcerContext } from './announcerContext.ts'
import { useAnnounceTask } from './useAnnounceTask.ts'

function Task(props: { title: string; text?: string | undefined }) {
  useAnnounceTask(props)
  return null
}

test('default', () => {
  const announce = vi.fn()
  const { rerender } = render(<Task title="Continue in Rabby" text="Approve the request." />, {
    wrapper: ({ children }) => (
      <announcerContext.Provider value={announce}>{children}</announcerContext.Provider>
    ),
  })
  rerender(<Task title="Continue in Rabby" text="Approve the request." />)
  rerender(<Task title="Connected" />)
  expect(announce.mock.calls).toEqual([['Continue in Rabby. Approve the request.'], ['Connected']])
})
