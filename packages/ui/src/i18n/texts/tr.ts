import type { AreaTexts } from '../area/textArea.ts'
import type { BaseTextKey } from './en.ts'

const setup =
  'Bu uygulama doğru yapılandırılmamış, bu yüzden bu henüz çalışmıyor. Lütfen geliştiricilerine bildirin.'
const again = 'Bir şeyler ters gitti. Lütfen tekrar deneyin.'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<BaseTextKey> = {
  'button.connect': 'Cüzdan bağla',
  'button.connecting': 'Bağlanıyor…',
  'button.switchNetwork': 'Ağ değiştir',
  'button.unknownNetwork': 'Bilinmeyen ağ',
  'button.selectNetwork': 'Ağ seç',
  'button.account': 'Hesap',
  'modal.back': 'Geri',
  'modal.close': 'Kapat',
  'modal.stuck': 'Devam etmek için ağı değiştirin veya bağlantıyı kesin.',
  'view.loading': 'Yükleniyor',
  'view.failedTitle': 'Bu bölüm yüklenemedi',
  'view.failedText':
    'Bağlantınız kesilmiş olabilir. Hiçbir şey kaybolmadı; bağlantıyı kontrol edip tekrar deneyin.',
  'view.retry': 'Tekrar dene',
  'alert.dismiss': 'Gizle',
  'details.label': 'Ayrıntılar',
  'details.copy': 'Ayrıntıları kopyala',
  'details.copied': 'Ayrıntılar kopyalandı',
  'copy.failed': 'Burada kopyalama engellenmiş. Metni seçip kendiniz kopyalayın.',
  'search.clear': 'Aramayı temizle',
  'link.newTab': '(yeni sekmede açılır)',

  'connect.title': 'Cüzdan bağlayın',
  'connect.recent': 'Son kullanılanlar',
  'connect.installed': 'Yüklü',
  'connect.popular': 'Popüler',
  'connect.more': 'Diğer cüzdanlar',
  'connect.wallets': 'Cüzdanlar',
  'connect.notInstalled': 'Yüklü değil',
  'connect.unverified': 'Doğrulanmamış',
  'connect.contested': 'İki kez sahiplenildi',
  'connect.otherChain': '{network} desteği yok',
  'connect.all': 'Tüm cüzdanlar',
  'connect.loading': 'Cüzdanlar yükleniyor',
  'connect.partial': 'Bazı cüzdanlar yüklenemedi.',
  'connect.noneHere':
    'Bu tarayıcıda cüzdan bulunamadı. Bunlardan herhangi birini kullanabilirsiniz.',
  'connect.noneHerePhone':
    'Bağlanmak için bu sayfayı cüzdan uygulamanızın tarayıcısında açın. Bunların hepsinde tarayıcı var.',
  'connect.nothing': 'Şu anda buraya bağlanmanın bir yolu yok.',
  'connect.help': 'Cüzdan nedir?',
  'connect.emptyTitle': 'Cüzdan bulunamadı',
  'connect.emptyText':
    'Cüzdan, paranızı ve internetteki hesaplarınızı saklar ve parolasız giriş yapmanızı sağlar.',
  'connect.emptyHint': 'Yeni mi yüklediniz? Burada kendiliğinden görünür.',
  'connect.emptyHintPhone': 'Telefonda bu sayfayı cüzdan uygulamanızın tarayıcısında açın.',
  'connect.get': 'Cüzdan indir',
  'connect.legalOne': 'Bağlanarak {link} kabul edersiniz.',
  'connect.legalBoth': 'Bağlanarak {terms} ve {privacy} kabul edersiniz.',
  'connect.agreeOne': 'Evet, {link} kabul ediyorum.',
  'connect.agreeBoth': 'Evet, {terms} ve {privacy} kabul ediyorum.',
  'connect.agreeFirst': 'Önce kabul edin, sonra bir cüzdan seçin.',
  'connect.terms': 'kullanım koşullarını',
  'connect.privacy': 'gizlilik politikasını',

  'connecting.pendingTitle': '{wallet} cüzdanında devam edin',
  'connecting.pendingText': 'Adresinizi paylaşmak için cüzdanınızdaki isteği onaylayın.',
  'connecting.slowText':
    'Bir şey görünmüyor mu? Tarayıcınızın araç çubuğunda {wallet} simgesini arayın.',
  'connecting.unverifiedText':
    'Bu cüzdan {wallet} gibi görünüyor ama doğrulanamadı. Yalnızca güveniyorsanız devam edin.',
  'connecting.contestedText':
    'Bu tarayıcıdaki iki cüzdan {wallet} olduğunu öne sürüyor. Biri paranızın peşinde olan bir taklit olabilir. Tanımadığınız uzantıyı kaldırın, sonra yeniden bağlanın.',
  'connecting.doubtTitle': 'Doğru cüzdan bu mu?',
  'connecting.connectAnyway': 'Yine de bağlan',
  'connecting.agreeTitle': 'Bağlanmadan önce',
  'connecting.agreeText': 'Bu uygulama önce kurallarını kabul etmenizi istiyor.',
  'connecting.agree': '{wallet} ile devam et',
  'connecting.rejectedTitle': 'İsteği reddettiniz',
  'connecting.rejectedText': '{wallet} bu uygulamayla hiçbir şey paylaşmadı.',
  'connecting.waitingTitle': '{wallet} cüzdanını açın',
  'connecting.errorTitle': 'Bağlanılamadı',
  'connecting.missingTitle': '{wallet} bulunamadı',
  'connecting.missingText':
    'Bağlanmak için {wallet} cüzdanını yükleyin veya uzantısını açın, sonra bu sayfayı yenileyin.',
  'connecting.missingTextPhone':
    '{wallet} cüzdanını bağlamak için bu sayfayı uygulamasının tarayıcısında açın.',
  'connecting.successTitle': 'Bağlandı',
  'connecting.retry': 'Tekrar dene',
  'connecting.other': 'Başka cüzdan seç',
  'connecting.reload': 'Sayfayı yenile',
  'connecting.get': '{wallet} indir',
  'pairing.code': 'QR kodu',
  'pairing.title': 'Telefonunuzla tarayın',

  'allWallets.title': 'Tüm cüzdanlar',
  'getWallet.title': 'Cüzdan indirin',
  'downloads.title': '{wallet} indirin',
  'whatIsAWallet.title': 'Cüzdan nedir?',

  'account.title': 'Hesap',
  'receive.title': 'Al',
  'send.title': 'Gönder',
  'send.token': 'Token seç',
  'send.review': 'Gözden geçir',
  'compatible.title': 'Uyumlu ağlar',
  'accountSettings.title': 'Hesap ayarları',
  'profileWallets.title': 'Cüzdanlarınız',

  'networks.title': 'Ağ seçin',
  'whatIsANetwork.title': 'Ağ nedir?',
  'switchNetwork.title': 'Ağ değiştirin',
  'switchNetwork.wallet': 'Cüzdanınız',
  'switchActiveChain.title': '{chain} ağına geçin',
  'unsupported.title': 'Ağ değiştirin',
  'pairing.open': '{wallet} cüzdanını aç',
  'pairing.notOpened': '{wallet} açılmadı mı?',
  'pairing.otherWay': 'Başka yolla aç',
  'account.disconnect': 'Bağlantıyı kes',
  'account.disconnecting': 'Bağlantı kesiliyor',
  'account.disconnectFailed': 'Bağlantı kesilemedi. Bu uygulamayı cüzdanınızdan da kaldırın.',
  'tokens.title': 'Tokenler',
  'activity.title': 'Etkinlik',
  'networks.unlisted': 'Ağ {id}',

  'tokens.loading': 'Tokenleriniz yükleniyor',
  'tokens.emptyTitle': 'Henüz token yok',
  'tokens.emptyText': 'Bu hesabın {network} ağında sahip oldukları burada görünür.',
  'tokens.imitation': 'Taklit mi?',
  'tokens.showAll': '{count, plural, one {# tokeni göster} other {# tokenin tümünü göster}}',
  'tokens.send': '{symbol} gönder',
  'tokens.offline': 'Çevrimdışısınız. Bağlantı dönünce kendiliğinden yüklenir.',

  CAIP_NETWORK_ID_INVALID: setup,
  CAIP_ADDRESS_INVALID: 'Cüzdan okunamayan bir adres paylaştı. Başka bir hesap deneyin.',

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

  ADAPTER_NOT_FOUND: setup,
  ADAPTER_FEATURE_MISSING: 'Bu cüzdan bunu burada yapamıyor. Başka bir cüzdan kullanabilirsiniz.',
  CONNECTOR_NOT_FOUND: 'Bu cüzdan artık kullanılamıyor. Başka bir tane seçin.',

  CONNECTION_USER_REJECTED: '{wallet} içindeki isteği reddettiniz. Hiçbir şey paylaşılmadı.',
  CONNECTION_USER_CLOSED: 'Cüzdan bağlanmadan pencere kapatıldı.',
  CONNECTION_PENDING:
    '{wallet}: Orada bu siteden bir istek zaten bekliyor. Devam etmek için yanıtlayın.',
  CONNECTION_TIMEOUT: '{wallet} yanıt vermedi. Kilidini açıp tekrar deneyin.',
  CONNECTION_NO_ACCOUNTS:
    '{wallet} hiçbir hesap paylaşmadı. Orada en az bir hesap seçip tekrar deneyin.',
  CONNECTION_REPLACED: 'Bu sırada başka bir cüzdan seçildi.',
  CONNECTION_FAILED: '{wallet} bağlanamadı. Tekrar deneyin veya başka bir cüzdan kullanın.',
  CONNECTION_RELAY_UNREACHABLE:
    'Cüzdanlara bağlanılamıyor. İnternetinizi kontrol edip tekrar deneyin.',
  CONNECTION_RELAY_REFUSED: `{reason, select, clock {Cüzdanlara ulaşan hizmet bu uygulamayı reddetti. Cihazın saatini kontrol edip tekrar deneyin.} other {${setup}}}`,
  CONNECTION_NOT_CONNECTED: 'Bağlı cüzdan yok. Önce bir cüzdan bağlayın.',
  CONNECTION_KIT_DESTROYED: 'Bu sayfa bağlantıyı kapattı. Sayfayı yenileyip tekrar deneyin.',

  NETWORK_NOT_FOUND: 'Bu uygulama o ağı sunmuyor.',
  NETWORK_SWITCH_REJECTED: '{wallet} içinde geçişi reddettiniz. Hâlâ aynı ağdasınız.',
  NETWORK_SWITCH_UNSUPPORTED: '{wallet}, {network} ağına kendiliğinden geçemiyor. Ağı orada seçin.',
  NETWORK_SWITCH_FAILED: '{wallet}, {network} ağına geçmedi. Ağı orada seçin veya tekrar deneyin.',
  NETWORK_RPC_FAILED: 'Ağ şu anda yanıt vermiyor. Birazdan tekrar deneyin.',
  NETWORK_SWITCH_TIMEOUT: '{wallet} yanıt vermedi. Cüzdanı açıp tekrar deneyin.',

  REQUEST_NOT_ALLOWED: 'Bu uygulama, size güvenle gösterilemeyecek bir şey istedi.',
  REQUEST_USER_REJECTED:
    '{wallet} içindeki isteği reddettiniz. Hiçbir şey imzalanmadı veya gönderilmedi.',
  REQUEST_CANCELLED: 'İsteği iptal ettiniz. {wallet} hâlâ gösteriyorsa orada reddedin.',
  REQUEST_TIMEOUT:
    '{wallet} yanıt vermedi. Tekrar denemeden önce orada yapılıp yapılmadığına bakın.',
  REQUEST_ACCOUNT_CHANGED: 'Bu sırada hesap değişti. Hiçbir şey gönderilmedi.',
  REQUEST_NETWORK_CHANGED: 'Bu sırada ağ değişti. Hiçbir şey gönderilmedi.',
  REQUEST_SIGNATURE_INVALID: '{wallet} imzası hesabınızla eşleşmiyor.',
  REQUEST_SIGNATURE_UNCHECKED: 'İmza denetlenemedi. Çevrimiçi olduğunuzda tekrar deneyin.',
  REQUEST_WRONG_ACCOUNT:
    'Bu uygulama, bağlı olmayan bir hesabın imzasını istedi. Hiçbir şey imzalanmadı veya gönderilmedi.',
  REQUEST_WRONG_NETWORK:
    'Bu istek, bağlı olandan başka bir ağ için. Hiçbir şey imzalanmadı veya gönderilmedi. Önce ağı değiştirin.',
  REQUEST_UNREADABLE:
    'Bu uygulama, denetlenemeyen bir istek gönderdi. Hiçbir şey imzalanmadı veya gönderilmedi.',

  WALLET_NOT_INSTALLED: '{wallet} bu tarayıcıda bulunamadı.',
  WALLET_POPUP_BLOCKED: 'Tarayıcı {wallet} penceresini engelledi. İzin verip tekrar deneyin.',
  WALLET_BAD_ANSWER:
    '{wallet} anlamsız bir yanıt verdi. Cüzdanı güncelleyin veya başkasını kullanın.',
  WALLET_NO_ANSWER: '{wallet} yanıt vermedi. Cüzdanı açın veya sayfayı yenileyin.',
  WALLET_UNAUTHORIZED: '{wallet} buna izin vermedi. Yeniden bağlayıp hesabı seçin.',
  WALLET_METHOD_UNSUPPORTED: '{wallet} bunu desteklemiyor. Bunun için başka bir cüzdan kullanın.',
  WALLET_DISCONNECTED: '{wallet} bağlantısı koptu. İnternetinizi kontrol edip tekrar deneyin.',
  WALLET_ERROR: '{wallet} bir sorun bildirdi. Cüzdana bakın, sonra tekrar deneyin.',

  SERVICE_UNREACHABLE:
    'Bu uygulamanın bir hizmetine ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  SERVICE_TIMEOUT: 'Bu uygulamanın bir hizmeti zamanında yanıt vermedi. Lütfen tekrar deneyin.',
  SERVICE_FORBIDDEN:
    'Geçersiz yapılandırma: bir hizmet bu uygulamayı reddetti. Lütfen geliştiricilerine bildirin.',
  SERVICE_BUSY: 'Şu anda çok fazla istek var. Biraz bekleyip tekrar deneyin.',
  SERVICE_FAILED: 'Bu uygulamanın bir hizmetinde sorun oluştu. Lütfen tekrar deneyin.',
  SERVICE_BAD_ANSWER:
    'Bu uygulamanın bir hizmetinden gelen yanıt okunamıyor. Lütfen tekrar deneyin.',

  TRANSACTION_FAILED: 'Ağ işlemi gerçekleştirmedi. Nedeni: {reason}.',
  STORAGE_UNAVAILABLE:
    'Tarayıcınız bu site için hiçbir şey saklamıyor; bir dahaki sefere yeniden bağlanacaksınız.',
  UI_LOAD_FAILED: again,
}
