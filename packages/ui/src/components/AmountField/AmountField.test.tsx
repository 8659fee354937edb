import { parseAmount } from '@cleat/core/data'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createLanguage } from '../../i18n/language/createLanguage.ts'
import { languageContext } from '../../i18n/language/languageContext.ts'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

afterEach(cleanup)

const changes = vi.fn<(value: string) => void>()

function Example({ tag = 'en', ...props }: Partial<AmountFieldProps> & { tag?: string }) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <languageContext.Provider value={createLanguage({ tag })}>
      <AmountField
        label="Amount"
        symbol="ETH"
        decimals={18}
        {...props}
        value={value}
        onChange={(next) => {
          changes(next)
          setValue(next)
        }}
      />
    </languageContext.Provider>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const last = () => changes.mock.lastCall?.[0] ?? ''

async function type(text: string, props: Parameters<typeof Example>[0] = {}) {
  changes.mockClear()
  const { container } = render(<Example {...props} />, { wrapper: StrictMode })
  await userEvent.type(field(), text)
  return { container }
}

async function paste(text: string, props: Parameters<typeof Example>[0] = {}) {
  changes.mockClear()
  render(<Example {...props} />)
  await userEvent.click(field())
  await userEvent.paste(text)
}

test('default', async () => {
  const { container } = await type('1.25')
  expect(field().value).toBe('1.25')
  expect(parseAmount(last(), 18)).toBe(1_250_000_000_000_000_000n)
  expect(screen.getByRole('textbox', { description: 'ETH' })).toBe(field())
  await expectAccessible(container)
})

test.each([
  ['de', '1,5', '1,5'],
  ['de', '1.5', '1,5'],
  ['fr', '0,25', '0,25'],
  ['ar', '٢٫٥', '2.5'],
  ['en', '1,234.5', '1234.5'],
  ['de', '1.234,5', '1234,5'],
])(
  'behavior: in %s, %s is kept as it is typed, and shown as %s afterwards',
  async (tag, typed, shown) => {
    await type(typed, { tag })
    expect(field().value).toBe(typed)
    await userEvent.tab()
    expect(field().value).toBe(shown)
  },
)

test('behavior: thousands separators are read as those of a pasted text', async () => {
  await type('1,234.5')
  expect(last()).toBe('1234.5')
})

test('behavior: what two amounts could be meant by has no value, and stays with the reason', async () => {
  const onRefuse = vi.fn()
  await type('1,234', { onRefuse })
  expect(last()).toBe('')
  expect(onRefuse).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(onRefuse).toHaveBeenLastCalledWith('ambiguous'))
  await userEvent.tab()
  expect(field().value).toBe('1,234')
  expect(onRefuse).toHaveBeenLastCalledWith('ambiguous')
})

test('behavior: a group that is left unfinished is no amount', async () => {
  const onRefuse = vi.fn()
  await type('1,234,5', { onRefuse })
  expect(onRefuse).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onRefuse).toHaveBeenLastCalledWith('invalid')
})

test('behavior: a key that does not get in has a reason, until the field is left', async () => {
  const onRefuse = vi.fn()
  const animate = vi.fn()
  Object.assign(HTMLElement.prototype, { animate })
  await type('1x', { onRefuse })
  expect(onRefuse).toHaveBeenLastCalledWith('invalid')
  await userEvent.type(field(), '.1234567', {})
  expect(onRefuse).toHaveBeenCalledTimes(1)
  cleanup()
  await type('1.23', { onRefuse, decimals: 1 })
  expect(onRefuse).toHaveBeenLastCalledWith('precise')
  expect(animate).toHaveBeenCalledTimes(2)
  await userEvent.tab()
  expect(onRefuse).toHaveBeenLastCalledWith(undefined)
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
})

test('behavior: a value from elsewhere replaces the typed text', async () => {
  const { rerender } = render(
    <AmountField label="Amount" symbol="ETH" decimals={18} value="" onChange={changes} />,
  )
  await userEvent.type(field(), '1')
  rerender(<AmountField label="Amount" symbol="ETH" decimals={18} value="2.5" onChange={changes} />)
  expect(field().value).toBe('2.5')
})

test('behavior: letters and more decimals than there are do not get in', async () => {
  await type('1e5-2.1234567x', { decimals: 6 })
  expect(field().value).toBe('152.123456')
})

test('behavior: what does not get in leaves the caret where it is', async () => {
  const user = userEvent.setup()
  render(<Example value="12.5" />)
  await user.pointer({ target: field(), offset: 1, keys: '[MouseLeft]' })
  await user.keyboard('x')
  expect(field().selectionStart).toBe(1)
  await user.keyboard('7')
  expect(field().value).toBe('172.5')
})

test.each([
  ['1,234.50 eth', '1234.50'],
  ['1 234,5 ETH', '1234.5'],
  ['1.234,56', '1234.56'],
])('behavior: %s is pasted as %s', async (text, value) => {
  await paste(text)
  expect(last()).toBe(value)
})

test.each(['1e18', '-5', '0x10', 'all of it', '$5', '1M', '2k', '3 USDC'])(
  'behavior: %s is not pasted',
  async (text) => {
    await paste(text)
    expect(changes).not.toHaveBeenCalled()
    expect(field().value).toBe('')
  },
)

test('behavior: a huge number is never written with an exponent', () => {
  render(<Example value={`${10n ** 30n}`} tag="de" />)
  expect(field().value).toBe(`1${'0'.repeat(30)}`)
})

test('parameters: onSwap', async () => {
  const onSwap = vi.fn()
  const { container } = render(
    <Example other="$1,204.50" onSwap={onSwap} swapLabel="$1,204.50. Type dollars instead" />,
  )
  await userEvent.click(screen.getByRole('button', { name: /Type dollars instead/ }))
  expect(onSwap).toHaveBeenCalledOnce()
  await expectAccessible(container)
})

test('parameters: other alone is only text', () => {
  render(<Example other="$1,204.50" />)
  expect(screen.getByText('$1,204.50')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('parameters: error', async () => {
  const { container } = render(<Example value="9" other="$1" error="More than you have." />)
  expect(screen.getByRole('alert').textContent).toBe('More than you have.')
  expect(field().ariaInvalid).toBe('true')
  expect(screen.queryByText('$1')).toBeNull()
  await expectAccessible(container)
})
