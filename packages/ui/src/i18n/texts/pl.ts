import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Ta aplikacja nie jest poprawnie skonfigurowana. Skontaktuj się z jej pomocą techniczną.'
const again = 'Coś poszło nie tak. Spróbuj ponownie.'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<BaseTextKey> = {
  'button.connect': 'Połącz portfel',
  'button.connecting': 'Łączenie…',
  'button.switchNetwork': 'Zmień sieć',
  'button.unknownNetwork': 'Nieznana sieć',
  'button.selectNetwork': 'Wybierz sieć',
  'button.account': 'Konto',
  'button.buy': 'Kup',
  'button.amount': 'Kwota',
  'button.currency': 'Waluta',
  'modal.back': 'Wstecz',
  'modal.close': 'Zamknij',
  'modal.stuck': 'Zmień sieć lub rozłącz portfel, aby kontynuować.',
  'view.loading': 'Wczytywanie',
  'view.failedTitle': 'Nie udało się wczytać',
  'view.failedText': 'Sprawdź połączenie z internetem i spróbuj ponownie.',
  'view.retry': 'Ponów próbę',
  'alert.dismiss': 'Ukryj',
  'details.label': 'Szczegóły',
  'details.copy': 'Kopiuj szczegóły',
  'details.copied': 'Skopiowano szczegóły',
  'copy.failed': 'Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.',
  'search.clear': 'Wyczyść wyszukiwanie',
  'link.newTab': '(otwiera się w nowej karcie)',

  'connect.title': 'Połącz portfel',
  'connect.recent': 'Ostatnie',
  'connect.installed': 'Zainstalowane',
  'connect.isInstalled': 'zainstalowany',
  'connect.popular': 'Popularne',
  'connect.more': 'Więcej portfeli',
  'connect.wallets': 'Portfele',
  'connect.notInstalled': 'Niezainstalowany',
  'connect.unverified': 'Niezweryfikowany',
  'connect.contested': 'Możliwa podróbka',
  'connect.otherChain': 'Nie obsługuje sieci {network}',
  'connect.all': 'Wszystkie portfele',
  'connect.loading': 'Wczytywanie portfeli',
  'connect.partial': 'Nie udało się wczytać niektórych portfeli.',
  'connect.noneHere': 'Nie znaleziono portfeli w tej przeglądarce. Wybierz któryś, aby zacząć.',
  'connect.noneHerePhone':
    'Aby się połączyć, otwórz tę stronę w przeglądarce aplikacji swojego portfela.',
  'connect.nothing': 'W tej chwili nie ma dostępnych portfeli.',
  'connect.help': 'Czym jest portfel?',
  'connect.emptyTitle': 'Nie znaleziono portfeli',
  'connect.emptyText':
    'W portfelu trzymasz tokeny. Pozwala też logować się do aplikacji bez hasła.',
  'connect.emptyHint': 'Portfel już zainstalowany? Pojawi się tutaj.',
  'connect.emptyHintPhone':
    'Na telefonie otwórz tę stronę w przeglądarce aplikacji swojego portfela.',
  'connect.get': 'Pobierz portfel',
  'connect.legalOne': 'Łącząc portfel, akceptujesz {link}.',
  'connect.legalBoth': 'Łącząc portfel, akceptujesz {terms} i {privacy}.',
  'connect.agreeOne': 'Akceptuję {link}.',
  'connect.agreeBoth': 'Akceptuję {terms} i {privacy}.',
  'connect.agreeFirst': 'Zaakceptuj warunki, aby się połączyć.',
  'connect.terms': 'warunki korzystania',
  'connect.privacy': 'politykę prywatności',

  'connecting.pendingTitle': 'Kontynuuj w {wallet}',
  'connecting.pendingText': 'Zatwierdź prośbę o połączenie.',
  'connecting.slowText': 'Nic nie widać? Kliknij ikonę {wallet} na pasku narzędzi przeglądarki.',
  'connecting.unverifiedText':
    'Ten portfel przedstawia się jako {wallet}, ale nie udało się tego zweryfikować. Kontynuuj tylko, jeśli mu ufasz.',
  'connecting.contestedText':
    'Dwa portfele w tej przeglądarce przedstawiają się jako {wallet}. Jeden z nich może być podróbką, która ma przejąć Twoje środki. Usuń rozszerzenie, którego nie rozpoznajesz, a potem połącz się ponownie.',
  'connecting.doubtTitle': 'Czy to właściwy portfel?',
  'connecting.connectAnyway': 'Połącz mimo to',
  'connecting.agreeTitle': 'Zanim się połączysz',
  'connecting.agreeText': 'Zaakceptuj warunki, aby kontynuować.',
  'connecting.agree': 'Kontynuuj z {wallet}',
  'connecting.rejectedTitle': 'Prośba odrzucona',
  'connecting.rejectedText':
    'Portfel {wallet} niczego nie udostępnił. Spróbuj ponownie, kiedy zechcesz.',
  'connecting.waitingTitle': 'Otwórz {wallet}',
  'connecting.errorTitle': 'Nie udało się połączyć',
  'connecting.missingTitle': 'Nie zainstalowano {wallet}',
  'connecting.missingText':
    'Zainstaluj lub włącz rozszerzenie {wallet}, a potem odśwież tę stronę.',
  'connecting.missingTextPhone':
    'Aby się połączyć, otwórz tę stronę w przeglądarce aplikacji {wallet}.',
  'connecting.successTitle': 'Połączono',
  'connecting.retry': 'Ponów próbę',
  'connecting.other': 'Wybierz inny portfel',
  'connecting.reload': 'Odśwież stronę',
  'connecting.get': 'Pobierz {wallet}',
  'pairing.code': 'Kod QR',
  'pairing.title': 'Zeskanuj telefonem',

  'allWallets.title': 'Wszystkie portfele',
  'getWallet.title': 'Pobierz portfel',
  'downloads.title': 'Pobierz {wallet}',
  'whatIsAWallet.title': 'Czym jest portfel?',

  'account.title': 'Konto',
  'receive.title': 'Odbierz',
  'send.title': 'Wyślij',
  'send.token': 'Wybierz token',
  'send.review': 'Sprawdź',
  'onramp.title': 'Kup',
  'onramp.currency': 'Wybierz walutę',
  'onramp.purchases': 'Twoje zakupy',
  'onramp.legalOne': 'Kontynuując, akceptujesz {link}.',
  'onramp.legalBoth': 'Kontynuując, akceptujesz {terms} i {privacy}.',
  'whatIsABuy.title': 'Jak działa zakup',
  'swap.title': 'Wymień',
  'swap.review': 'Sprawdź wymianę',
  'signIn.title': 'Zaloguj się',
  'sessions.title': 'Logowanie',
  'calls.title': 'Kroki',
  'permissions.title': 'Uprawnienia',
  'compatible.title': 'Obsługiwane sieci',
  'accountSettings.title': 'Ustawienia konta',
  'profileWallets.title': 'Twoje portfele',
  'approvals.title': 'Zezwolenia',

  'smartAccount.title': 'Inteligentne konto',
  'accountCode.title': 'Kod konta',
  'auth.title': 'Zaloguj się',
  'auth.updateTitle': 'Zmień e-mail',
  'auth.addTitle': 'Dodaj urządzenie',
  'names.title': 'Wybierz nazwę',
  'networks.title': 'Wybierz sieć',
  'whatIsANetwork.title': 'Czym jest sieć?',
  'switchNetwork.title': 'Zmień sieć',
  'switchNetwork.wallet': 'Twój portfel',
  'switchActiveChain.title': 'Przełącz na {chain}',
  'unsupported.title': 'Zmień sieć',
  'pairing.open': 'Otwórz {wallet}',
  'pairing.notOpened': '{wallet} się nie otwiera?',
  'pairing.otherWay': 'Wypróbuj inny link',
  'account.disconnect': 'Rozłącz',
  'account.disconnecting': 'Rozłączanie',
  'account.disconnectFailed': 'Nie udało się rozłączyć. Usuń tę aplikację także w portfelu.',
  'tokens.title': 'Tokeny',
  'activity.title': 'Aktywność',
  'networks.unlisted': 'Sieć {id}',

  'tokens.loading': 'Wczytywanie Twoich tokenów',
  'tokens.emptyTitle': 'Brak tokenów',
  'tokens.emptyText': 'Tu pojawią się Twoje tokeny w sieci {network}.',
  'tokens.imitation': 'Możliwa podróbka',
  'tokens.showAll':
    '{count, plural, one {Pokaż # token} few {Pokaż wszystkie # tokeny} many {Pokaż wszystkie # tokenów} other {Pokaż wszystkie # tokena}}',
  'tokens.send': 'Wyślij {symbol}',
  'tokens.offline': 'Jesteś offline. Twoje tokeny wczytają się, gdy znów będziesz online.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Portfel udostępnił nieprawidłowy adres. Spróbuj z innym kontem.',

  CONFIG_NO_NETWORKS: setup,
  CONFIG_NETWORK_INVALID: setup,
  CONFIG_NETWORK_DUPLICATE: setup,
  CONFIG_RPC_URL_INVALID: setup,
  CONFIG_ADAPTER_INVALID: setup,
  CONFIG_ADAPTER_DUPLICATE: setup,
  CONFIG_ADAPTER_WITHOUT_NETWORK: setup,
  CONFIG_RELAY_URL_INVALID: setup,
  CONFIG_NO_KIT: setup,
  CONFIG_OPTION_UNKNOWN: setup,
  CONFIG_VIEW_UNKNOWN: setup,
  CONFIG_SIWX_INVALID: setup,

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Ten portfel tego nie obsługuje. Spróbuj z innym portfelem.',
  CONNECTOR_NOT_FOUND: 'Ten portfel nie jest już dostępny. Wybierz inny.',

  CONNECTION_USER_REJECTED: 'Prośba odrzucona w {wallet}. Nic nie zostało udostępnione.',
  CONNECTION_USER_CLOSED: 'Okno zostało zamknięte, zanim portfel się połączył.',
  CONNECTION_PENDING: 'W {wallet} czeka już jedna prośba. Otwórz portfel, aby kontynuować.',
  CONNECTION_TIMEOUT: 'Portfel {wallet} nie odpowiedział. Odblokuj go i spróbuj ponownie.',
  CONNECTION_NO_ACCOUNTS:
    'W {wallet} nie wybrano konta. Wybierz co najmniej jedno i spróbuj ponownie.',
  CONNECTION_REPLACED: 'W międzyczasie wybrano inny portfel.',
  CONNECTION_FAILED:
    'Nie udało się połączyć z {wallet}. Spróbuj ponownie lub użyj innego portfela.',
  CONNECTION_RELAY_UNREACHABLE:
    'Nie udało się połączyć z usługą portfeli. Sprawdź połączenie z internetem i spróbuj ponownie.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Usługa portfeli odrzuciła tę aplikację. Sprawdź zegar tego urządzenia, a potem spróbuj ponownie.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Żaden portfel nie jest połączony. Najpierw połącz portfel.',
  CONNECTION_KIT_DESTROYED: 'Ta strona zamknęła połączenie. Odśwież ją i spróbuj ponownie.',

  NETWORK_NOT_FOUND: 'Ta aplikacja nie obsługuje tej sieci.',
  NETWORK_SWITCH_REJECTED: 'Zmiana odrzucona w {wallet}. Nadal jesteś w tej samej sieci.',
  NETWORK_SWITCH_UNSUPPORTED:
    'Portfela {wallet} nie można stąd przełączyć na {network}. Wybierz sieć w portfelu.',
  NETWORK_SWITCH_FAILED:
    'Portfel {wallet} nie przełączył się na {network}. Wybierz sieć w portfelu lub spróbuj ponownie.',
  NETWORK_RPC_FAILED: 'Sieć nie odpowiada. Spróbuj ponownie za chwilę.',
  NETWORK_SWITCH_TIMEOUT: 'Portfel {wallet} nie odpowiedział. Otwórz go i spróbuj ponownie.',

  REQUEST_NOT_ALLOWED: 'Zablokowaliśmy prośbę, której nie dało się bezpiecznie pokazać.',
  REQUEST_USER_REJECTED: 'Prośba odrzucona w {wallet}. Nic nie zostało podpisane ani wysłane.',
  REQUEST_CANCELLED: 'Prośba anulowana. Jeśli {wallet} nadal ją pokazuje, odrzuć ją w portfelu.',
  REQUEST_TIMEOUT:
    'Portfel {wallet} nie odpowiedział. Zanim spróbujesz ponownie, sprawdź, czy prośba została wykonana.',
  REQUEST_ACCOUNT_CHANGED: 'W międzyczasie zmieniło się konto. Nic nie zostało wysłane.',
  REQUEST_NETWORK_CHANGED: 'W międzyczasie zmieniła się sieć. Nic nie zostało wysłane.',
  REQUEST_SIGNATURE_INVALID: 'Podpis z {wallet} nie pasuje do Twojego konta.',
  REQUEST_SIGNATURE_UNCHECKED:
    'Nie udało się zweryfikować podpisu. Sprawdź połączenie z internetem i spróbuj ponownie.',
  REQUEST_WRONG_ACCOUNT:
    'Ta aplikacja poprosiła o podpis z konta, które nie jest połączone. Nic nie zostało podpisane ani wysłane.',
  REQUEST_WRONG_NETWORK:
    'Ta prośba dotyczy innej sieci. Nic nie zostało podpisane ani wysłane. Najpierw zmień sieć.',
  REQUEST_UNREADABLE:
    'Ta aplikacja wysłała prośbę, której nie można sprawdzić. Nic nie zostało podpisane ani wysłane.',
  REQUEST_REVIEW_CANCELLED: 'Prośba anulowana. Nic nie zostało podpisane ani wysłane.',
  REQUEST_TOO_MANY:
    'Ta aplikacja wysłała zbyt wiele próśb naraz. Nic nie zostało podpisane ani wysłane.',
  REQUEST_BATCH_UNSUPPORTED:
    '{wallet} nie może wykonać tych kroków naraz. Nic nie zostało wysłane.',

  POLICY_FAILED:
    'Ta aplikacja wysłała prośbę, której nie można sprawdzić. Nic nie zostało podpisane ani wysłane.',

  WALLET_NOT_INSTALLED: 'Nie znaleziono {wallet} w tej przeglądarce.',
  WALLET_POPUP_BLOCKED:
    'Przeglądarka zablokowała okno {wallet}. Zezwól tej stronie na wyskakujące okna i spróbuj ponownie.',
  WALLET_BAD_ANSWER:
    'Portfel {wallet} wysłał nieoczekiwaną odpowiedź. Zaktualizuj go lub spróbuj z innym portfelem.',
  WALLET_NO_ANSWER: 'Portfel {wallet} nie odpowiedział. Otwórz go lub odśwież stronę.',
  WALLET_UNAUTHORIZED: 'Portfel {wallet} na to nie zezwolił. Połącz go ponownie i wybierz konto.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} tego nie obsługuje. Spróbuj z innym portfelem.',
  WALLET_DISCONNECTED:
    'Portfel {wallet} stracił połączenie. Sprawdź połączenie z internetem i spróbuj ponownie.',
  WALLET_ERROR:
    'Portfel {wallet} zgłosił problem. Otwórz go, aby to sprawdzić, a potem spróbuj ponownie.',

  SERVICE_UNREACHABLE:
    'Nie udało się połączyć z serwerem. Sprawdź połączenie z internetem i spróbuj ponownie.',
  SERVICE_TIMEOUT: 'Serwer nie odpowiedział na czas. Spróbuj ponownie.',
  SERVICE_FORBIDDEN:
    'Nieprawidłowa konfiguracja aplikacji. Ta aplikacja nie jest poprawnie skonfigurowana. Skontaktuj się z jej pomocą techniczną.',
  SERVICE_BUSY: 'Zbyt wiele żądań w tej chwili. Odczekaj moment i spróbuj ponownie.',
  SERVICE_FAILED: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  SERVICE_BAD_ANSWER: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',

  TRANSACTION_FAILED: 'Sieć odrzuciła transakcję: {reason}.',
  STORAGE_UNAVAILABLE:
    'Przeglądarka blokuje zapisywanie danych na tej stronie, więc następnym razem trzeba będzie połączyć się ponownie.',
  UI_LOAD_FAILED: again,
}
