import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { shieldEvents } from './shieldEvents.ts'

test('default', async () => {
  document.body.innerHTML = '<div><button>In</button></div><button>Out</button>'
  const [root, outside] = [...document.body.children] as [HTMLElement, HTMLElement]
  const inside = root.firstElementChild as HTMLElement
  const seen: string[] = []
  for (const type of ['pointerdown', 'click', 'keydown', 'focusin', 'wheel'])
    for (const [name, target] of [
      ['root', root],
      ['page', document],
    ] as const)
      target.addEventListener(type, () => seen.push(`${name} ${type}`))
  shieldEvents(root)

  await userEvent.click(inside)
  await userEvent.keyboard('a')
  inside.dispatchEvent(new Event('wheel', { bubbles: true }))
  const expected = ['pointerdown', 'focusin', 'click', 'keydown', 'wheel']
  expect(seen).toEqual(expected.map((type) => `root ${type}`))
  await userEvent.click(outside)
  expect(seen).toContain('page click')
  document.body.innerHTML = ''
})
