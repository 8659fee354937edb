import { cleanup, render } from '@testing-library/react'
import ArrowUpRightIcon from 'lucide-react/icons/arrow-up-right'
import CheckIcon from 'lucide-react/icons/check'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import LogOutIcon from 'lucide-react/icons/log-out'
import { afterEach, expect, test } from 'vitest'
import sheet from './Icon.module.css'
import { Icon } from './Icon.tsx'

afterEach(cleanup)

test('default', () => {
  const { container } = render(<Icon of={CheckIcon} size={18} />)
  const icon = container.querySelector('svg')
  expect(icon?.getAttribute('aria-hidden')).toBe('true')
  expect(icon?.style.width).toBe('18px')
})

test.each([
  ['lucide-log-out', LogOutIcon],
  ['lucide-external-link', ExternalLinkIcon],
  ['lucide-arrow-up-right', ArrowUpRightIcon],
])('behavior: the drawing %s is mirrored where reading goes to the left', (name, drawing) => {
  const { container } = render(<Icon of={drawing} />)
  expect(container.querySelector(`svg.${sheet.classes.icon}.${name}`)).toBeTruthy()
  expect(sheet.css).toContain(`.${name}`)
})
