import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Türkçe. Made by a machine and not yet reviewed by a native speaker. */
export const tr: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Kodu girin',
  'secure.codeLead': '{email} adresine gönderdik.',
  'secure.code': 'E-postadaki kod',
  'secure.digit': '{number}. rakam',
  'secure.codeWrong':
    '{count, plural, one {Bu kod doğru değil. # deneme kaldı.} other {Bu kod doğru değil. # deneme kaldı.}}',
  'secure.codeOver': 'Bu kod artık geçerli değil. Yeni bir kod isteyin.',
  'secure.throttled': 'Çok fazla deneme yapıldı. {time} sonra tekrar deneyin.',
  'secure.service': 'Cüzdana ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  'secure.minutes': '{count, plural, one {# dakika} other {# dakika}}',
  'secure.hours': '{count, plural, one {# saat} other {# saat}}',
  'secure.resend': 'Kodu yeniden gönder',
  'secure.resendIn': '{seconds} sn sonra gönder',
  'secure.resent': 'Kod yeniden gönderildi.',
  'secure.noMail': 'E-posta gelmedi mi? Spam klasörünüze bakın.',
  'secure.otherEmail': 'Başka e-posta kullan',

  'secure.passkeyTitle': 'Geçiş anahtarınızı kullanın',
  'secure.passkeyLead': 'Burada henüz cüzdanınız yoksa bir tane oluşturun.',
  'secure.usePasskey': 'Geçiş anahtarı kullan',
  'secure.useCode': 'Kurtarma kodu kullan',
  'secure.incomplete': 'Geçiş anahtarı kullanılmadı. Tekrar deneyin ya da başka bir yol seçin.',
  'secure.wrongPasskey':
    'Bu geçiş anahtarı burada çalışmıyor. Başka birini kullanın ya da başka bir yol seçin.',
  'secure.lackingPasskey':
    'Bu geçiş anahtarıyla giriş yapabilirsiniz ama cüzdanınızı açamazsınız. Bunun için bir kurtarma kodu gerekir.',

  'secure.methodTitle': 'Cüzdanınızı nasıl kurtaracağınızı seçin',
  'secure.methodLead':
    'Cüzdanınızı başka bir tarayıcıda açmak için ya da bu cihazı kaybederseniz buna ihtiyacınız var.',
  'secure.testTitle': 'Geçiş anahtarınızı deneyin',
  'secure.testLead':
    'Cüzdanınızı açtığını doğrulamak için yeni geçiş anahtarınızı bir kez kullanın.',

  'secure.saveTitle': 'Kurtarma kodunuzu saklayın',
  'secure.saveLead':
    'Cüzdanınızı başka bir tarayıcıda açmak için ya da bu cihazı kaybederseniz bu koda ihtiyacınız var. Kâğıda yazın ya da bir parola yöneticisinde saklayın.',
  'secure.saveWarning':
    'Kopyası bizde yok ve kodu sıfırlayamayız. Bu cihazı ve bu kodu kaybederseniz cüzdanınızdaki her şey kaybolur. Bu kodu asla paylaşmayın.',
  'secure.codeName': 'Kurtarma kodu',
  'secure.copy': 'Kodu kopyala',
  'secure.copied': 'Kod kopyalandı',
  'secure.saved': 'Kodu sakladım',

  'secure.confirmTitle': 'Sakladığınızı doğrulayın',
  'secure.confirmLead': 'Kurtarma kodunuzun bu iki bölümünü sakladığınız kopyadan girin.',
  'secure.part': '{number}. bölüm',
  'secure.confirmWrong':
    'Bu, kurtarma kodunuzla eşleşmiyor. Kopyanızı kontrol edin ya da kodu yeniden gösterin.',
  'secure.showCode': 'Kodu yeniden göster',
  'secure.create': 'Cüzdan oluştur',
  'secure.creating': 'Cüzdanınız oluşturuluyor…',

  'secure.createdTitle': 'Cüzdanınız hazır',
  'secure.compatible': '{network} ve uyumlu ağlar',
  'secure.continue': 'Devam et',

  'secure.recoverTitle': 'Kurtarma kodunuzu girin',
  'secure.recoverLead':
    'Cüzdanınız bu tarayıcıda yeni. Cüzdanınızı oluştururken sakladığınız kod onu burada açar.',
  'secure.openTitle': 'Cüzdanınızı açın',
  'secure.openLead':
    'Cüzdanınız bu tarayıcıda yeni. Onu geçiş anahtarınızla ya da kurtarma kodunuzla açın.',
  'secure.mistyped': 'Bu kod eksik ya da yanlış yazılmış. Sakladığınız kopyayla karşılaştırın.',
  'secure.notYours': 'Bu kod başka bir cüzdana ait. Bu hesap için sakladığınız kodu girin.',
  'secure.held':
    'Bu bekleme, kodunuz başkasının eline geçtiyse sizi korur. {time} sonra gelip kodu yeniden girin.',
  'secure.open': 'Cüzdanı aç',
  'secure.opening': 'Cüzdanınız açılıyor…',

  'secure.secondLead':
    'Yeni bir cihazda geçiş anahtarı tek başına yetmez. {email} adresine gönderdiğimiz kodu girin.',
  'secure.oldCodeLead': 'Mevcut e-postanıza ({email}) gönderdiğimiz kodu girin.',
  'secure.newCodeLead': 'Şimdi yeni e-postanıza ({email}) gönderdiğimiz kodu girin.',
  'secure.emailLead':
    'Kodlarınız {email} adresine geliyor. Önce oraya, sonra yeni e-postanıza bir kod göndereceğiz.',
  'secure.newEmail': 'Yeni e-posta',
  'secure.emailInvalid': 'Geçerli bir e-posta adresi girin.',
  'secure.emailSame': 'Bu zaten sizin e-postanız. Başka bir tane girin.',
  'secure.emailTaken':
    'Bu e-postayı başka bir hesap kullanıyor. Hiçbir şey değişmedi. Başka bir tane girin.',
  'secure.noEmail':
    'Burada e-posta koduyla giriş yapmıyorsunuz, bu yüzden değiştirilecek bir e-posta yok.',

  'secure.lostEmail': 'Bu posta kutusunu açamıyorum',
  'secure.lostLead':
    'Geçiş anahtarınızla, sonra yeni e-postanıza gönderilen kodla onaylayın. Değişiklik 72 saat sürer; eski posta kutunuz ({email}) o zamana kadar durdurabilir.',
  'secure.waitingTitle': 'E-postanız değişiyor',
  'secure.waitingLead':
    'E-postanız {time} sonra {email} olacak. O zamana kadar eskisi gibi giriş yaparsınız.',
  'secure.stopChange': 'Değişikliği durdur',
  'secure.keepTitle': 'E-postanız kalsın mı?',
  'secure.keepLead':
    'Biri, bu posta kutusu olmadan e-postayı değiştirmek için cüzdanınızın bir geçiş anahtarını kullandı. E-postanızı korumak istiyorsanız değişikliği burada durdurun.',
  'secure.keptTitle': 'E-postanız aynı kalıyor',
  'secure.keptLead':
    'Değişiklik durduruldu. Bunu siz istemediyseniz tanımadığınız cihazları ve geçiş anahtarlarını cüzdan ayarlarından kaldırın.',
  'secure.linkOverTitle': 'Bu bağlantı artık çalışmıyor',
  'secure.keepOverLead':
    'Değişiklik zaten durduruldu veya tamamlandı. Giriş yaptığınız e-posta cüzdan ayarlarında görünür.',
  'secure.freezeTitle': 'Cüzdanınız dondurulsun mu?',
  'secure.freezeLead':
    'Cüzdanınız, siz ayarlarında yeniden açana kadar hiçbir tarayıcıda hiçbir şey imzalamaz.',
  'secure.freeze': 'Cüzdanı dondur',
  'secure.frozenTitle': 'Cüzdanınız dondurulmuş',
  'secure.frozenLead':
    'Şu an hiçbir şey imzalamıyor. Giriş yapın, cüzdan ayarlarından yeniden açın ve tanımadığınız cihazları ve giriş yollarını kaldırın.',
  'secure.freezeOverLead':
    'Daha önce kullanıldı veya çok eski. Daha yeni bir e-postanın bağlantısını kullanın veya tanımadığınız cihazları cüzdan ayarlarından kaldırın.',
  'secure.linkTitle': 'Zaten bir cüzdanınız var',
  'secure.linkLead': '{email} adresine ait. Sizin olduğunu onaylayın, bu giriş de onu açsın.',
  'secure.linkWrong':
    'O giriş bu cüzdanı açmıyor. Başka birini kullanın ya da başka bir yol seçin.',
  'secure.linkIncomplete': 'Giriş tamamlanmadı. Tekrar deneyin ya da başka bir yol seçin.',
  'secure.linkBlocked': 'Tarayıcınız pencereyi engelledi. Açmak için tekrar deneyin.',
  'secure.linkWaiting': '{provider} penceresinde tamamlayın.',
  'secure.useEmail': 'E-postayla kod al',
  'secure.useProvider': '{provider} ile devam edin',
  'secure.linkSeparate': 'Ayrı bir cüzdan oluştur',

  'secure.useDevice': 'Başka bir cihaz kullan',
  'secure.deviceLead':
    'Cüzdanınızı zaten açan bir cihazda bu uygulamadaki hesap ayarlarına gidin, “{add}” seçeneğini seçin ve bu kodu girin.',
  'secure.deviceCode': 'Bu cihazın kodu',
  'secure.deviceWaiting': 'Diğer cihazınız bekleniyor…',
  'secure.deviceOffline': 'Çevrimdışısınız. Yeniden çevrimiçi olduğunuzda devam edeceğiz.',
  'secure.otherWay': 'Başka bir yol seç',
  'secure.addLead':
    'Yeni cihazda giriş yapın ve orada “{other}” seçeneğini seçin. Sonra gösterdiği kodu girin.',
  'secure.addCode': 'Yeni cihazdaki kod',
  'secure.addWarning':
    'Eklediğiniz cihaz cüzdanınızdaki her şeyi harcayabilir. Yalnızca önünüzde duran bir cihazı ekleyin.',
  'secure.addMistyped': 'Kod 12 karakterdir. Yeni cihazla karşılaştırın.',
  'secure.addWrong': 'Cihazlarınızdan hiçbiri bu kodu göstermiyor. Yeni cihazla karşılaştırın.',

  'secure.deviceScan': 'Ya da bu kodu onun kamerasıyla tarayın.',
  'secure.deviceAskLead': '{device} cüzdanınızı açmak istiyor. Şu kodu gösterdiğini kontrol edin:',
  'secure.deviceFront': 'Önümde duruyor ve bu kodu gösteriyor',
  'secure.deviceAskNote':
    'Bunu siz başlatmadıysanız bu sayfayı kapatın. Başka biri sizin adınıza giriş yapabiliyor olabilir.',
  'secure.deviceGoneTitle': 'Yeni cihaz bulunamadı',
  'secure.deviceGoneLead':
    'Cihazlarınızdan hiçbiri bu kodla beklemiyor. Yeni cihazda yeniden başlayın ve gösterdiği kodu tarayın.',
  'secure.deviceLockedTitle': 'Cüzdanınız bu tarayıcıda açık değil',
  'secure.deviceLockedLead':
    'Cüzdanınızı kullandığınız uygulamaya burada giriş yapın, sonra kodu yeniden tarayın. Ya da kodu orada “{add}” altında girin.',
  'secure.deviceFailedTitle': 'Cihaz eklenmedi',
  'secure.deviceFailedLead': 'Cüzdan ayarlarını kontrol edin ve yeni cihazda yeniden başlayın.',
  'secure.nothingTitle': 'Burada yapılacak bir şey yok',
  'secure.nothingLead':
    'Bu pencere cüzdanınıza ait. Kapatın ve geldiğiniz uygulamada yeniden başlayın.',

  'secure.approveTitle': 'Bu istek onaylansın mı?',
  'secure.receiver': 'Alıcının adresi',
  'secure.unsigned':
    'Cüzdana ulaşılamadı, bu yüzden hiçbir şey imzalanmadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  'secure.signing': 'İmzalanıyor…',
  'secure.together': 'Bunların hepsi birlikte olur ya da hiçbiri olmaz.',
  'secure.upgradeNote':
    'Adresi ve içindekiler aynı kalır. O andan sonra {name} kodunu çalıştırır, bu kodu kimse değiştiremez.',
  'secure.upgradeAgree': 'Hesabımı akıllı hesap yap',
  'secure.leaves': 'Hesabınızdan çıkar',
  'secure.removalNote': 'Uygulamaların bu kodla yapabildikleri de sona erer.',
  'secure.approvedTitle': 'Onaylandı',
  'secure.declinedTitle': 'Reddedildi',
  'secure.overTitle': 'Bu istek sona erdi',
  'secure.overLead':
    'Uygulama isteği geri çekti veya çok uzun sürdü. Bu pencerede hiçbir şey imzalanmadı.',
  'secure.unsignedTitle': 'İmzalanamadı',
  'secure.backLead': 'Bu pencereyi kapatın ve uygulamaya dönün.',

  'secure.pairTitle': 'Penceredeki kodu girin',
  'secure.pairLead': 'Cüzdanınızın penceresi altı rakam gösteriyor.',
  'secure.pairCode': 'Penceredeki kod',
  'secure.pairWrong': 'Bu kod doğru değil. Pencereyle karşılaştırın.',
  'secure.pairOther': 'Başka bir pencere aç',
  'secure.shownCodeTitle': 'Bu kodu uygulamaya girin',
  'secure.shownCodeLead':
    'Geldiğiniz uygulamaya dönün ve bu altı rakamı girin. Bu pencereyi orada kendiniz açmadıysanız kapatın.',
  'secure.shownCode': 'Bu pencerenin kodu',
  'secure.lockedTitle': 'Yeniden giriş yapın',
  'secure.lockedLead':
    'Bu pencerede, istenen cüzdana giriş yapılmamış. Kapatın ve uygulamada yeniden giriş yapın.',
}
