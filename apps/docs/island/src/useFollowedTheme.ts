import { useAppKitTheme } from '@cleat/react'
import { useEffect } from 'react'

/** Keeps the modal in the colours of the site, which has a class for the dark ones. */
export function useFollowedTheme(): void {
  const { setThemeMode } = useAppKitTheme()
  useEffect(() => {
    const { documentElement } = document
    const follow = () => {
      setThemeMode(documentElement.classList.contains('dark') ? 'dark' : 'light')
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(documentElement, { attributeFilter: ['class'] })
    return () => observer.disconnect()
  }, [setThemeMode])
}
