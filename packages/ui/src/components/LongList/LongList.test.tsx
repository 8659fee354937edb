import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { type LongEntry, LongList } from './LongList.tsx'

const entries: readonly LongEntry[] = [
  { key: 'head', heading: 'Yours' },
  ...Array.from({ length: 10_000 }, (_, index) => ({ key: `row ${index}` })),
]

function renderList(onLeaveUp?: () => void) {
  renderWithKit(
    <LongList label="Tokens" entries={entries} onLeaveUp={onLeaveUp}>
      {({ key }, { index, isActive, onFocus }) => (
        <button
          type="button"
          data-index={index}
          tabIndex={isActive ? 0 : -1}
          onFocus={() => onFocus(index)}
        >
          {key}
        </button>
      )}
    </LongList>,
  )
  return userEvent.setup()
}

const focused = () => document.activeElement?.textContent

test('default: of ten thousand rows a few are in the page, under one tab stop', async () => {
  const user = renderList()
  const rows = screen.getAllByRole('button')
  expect(rows.length).toBeLessThan(50)
  expect(rows.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  expect(screen.getByRole('list', { name: 'Tokens' }).style.height).toBe('600060px')
  await user.tab()
  expect(focused()).toBe('row 0')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('row 1')
  await user.keyboard('{End}')
  expect(focused()).toBe('row 9999')
  expect(document.activeElement?.closest('li')?.ariaPosInSet).toBe('10001')
  await user.keyboard('{Home}')
  expect(focused()).toBe('row 0')
  await expectAccessible()
})

test('behavior: the arrow above the first row leaves the list', async () => {
  const onLeaveUp = vi.fn()
  const user = renderList(onLeaveUp)
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(onLeaveUp).not.toHaveBeenCalled()
  await user.keyboard('{ArrowUp}')
  expect(onLeaveUp).toHaveBeenCalledOnce()
  expect(focused()).toBe('row 0')
})
