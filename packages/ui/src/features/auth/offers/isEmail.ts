const local = /^[!#-'*+./0-9=?A-Z^_`a-z{|}~-]{1,64}$/
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u

/** Whether a text may be an address of e-mail. The service decides. */
export function isEmail(text: string): boolean {
  const [name = '', domain = '', ...others] = text.split('@')
  const labels = domain.split('.')
  return (
    text.length <= 254 &&
    others.length === 0 &&
    local.test(name) &&
    labels.length > 1 &&
    labels.every((one) => label.test(one))
  )
}
