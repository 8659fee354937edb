import type { LocalUser } from './localUser.ts'

/**
 * Adds who the visitor is to the form that Apple answers by: when they agree for the first time,
 * and never again.
 */
export function addAppleName(page: string, user: LocalUser, named: Set<string>): string {
  if (!page.includes('name="code"') || named.has(user.id)) return page
  named.add(user.id)
  const [firstName = '', ...rest] = user.name.split(' ')
  const told = JSON.stringify({
    name: { firstName, lastName: rest.join(' ') },
    ...(user.email !== null && { email: user.email }),
  })
  const value = told.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return page.replace(/(<form [^>]*>)/, `$1<input type="hidden" name="user" value="${value}"/>`)
}
