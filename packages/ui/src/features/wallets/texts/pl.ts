import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Szukaj portfeli',
  'allWallets.certified': 'Tylko certyfikowane portfele',
  'allWallets.found':
    '{count, plural, one {# portfel} few {# portfele} many {# portfeli} other {# portfela}}',
  'allWallets.none': 'Nie znaleziono portfeli pasujących do „{search}”.',
  'allWallets.clear': 'Pokaż wszystkie portfele',
  'allWallets.failed': 'Nie udało się wczytać portfeli',
  'allWallets.moreFailed': 'Nie udało się wczytać kolejnych portfeli.',
  'getWallet.text': 'Te portfele działają z tą aplikacją. Portfel możesz zmienić w każdej chwili.',
  'getWallet.all': 'Wszystkie portfele',
  'downloads.text': 'Zainstaluj {wallet}, a potem wróć tutaj, aby się połączyć.',
  'downloads.textPhone':
    'Zainstaluj {wallet}, a potem otwórz tę stronę w przeglądarce tej aplikacji.',
  'downloads.extension': 'Rozszerzenie przeglądarki',
  'downloads.iphone': 'Aplikacja na iPhone’a',
  'downloads.android': 'Aplikacja na Androida',
  'downloads.desktop': 'Aplikacja na komputer',
  'downloads.webApp': 'Aplikacja internetowa',
  'downloads.website': 'Strona internetowa',
  'downloads.phone': 'Zeskanuj, aby pobrać na telefon',
  'downloads.none': 'Nie mamy zweryfikowanego linku. Wyszukaj {wallet} w sklepie z aplikacjami.',
  'downloads.installed': 'Zainstalowano {wallet}',
  'downloads.connect': 'Połącz {wallet}',
  'whatIsAWallet.homeTitle': 'Miejsce na to, co Twoje',
  'whatIsAWallet.homeText':
    'Portfel przechowuje klucze do Twoich tokenów i przedmiotów kolekcjonerskich. Masz je tylko Ty.',
  'whatIsAWallet.keyTitle': 'Jeden login do każdej aplikacji',
  'whatIsAWallet.keyText': 'Loguj się portfelem. Bez nowych kont i haseł do zapamiętania.',
  'whatIsAWallet.sayTitle': 'Ty zatwierdzasz wszystko',
  'whatIsAWallet.sayText':
    'Aplikacje mogą tylko wysyłać prośby. Widzisz każdą z nich i ją zatwierdzasz lub odrzucasz.',
  'multiChain.title': 'Która sieć?',
  'multiChain.text': '{wallet} obsługuje je wszystkie. Wybierz jedną, aby się połączyć.',
}
