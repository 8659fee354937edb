/**
 * Browsers whose answers are compared. A service that looks for another one, or for one visitor, is
 * not found by them.
 */
export const browsers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Chrome: {
    'User-Agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    ...{ Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Language': 'en-US,en;q=0.9' },
  },
  'Safari on iOS': {
    'User-Agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    ...{ Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Language': 'fr-FR,fr;q=0.9' },
  },
  Firefox: {
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    ...{ Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Language': 'de,en;q=0.5' },
  },
  'no browser': { 'User-Agent': 'cleat-embedded-wallet' },
}
