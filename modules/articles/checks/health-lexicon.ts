/** Words without accents, as `foldedWords` returns them. They are compared by their stems: one form of each word is enough. */

const words = (list: string): string[] => list.trim().split(/\s+/)

/** Words that claim to heal, whatever the illness. */
export const cureWords = words('guerir guerit guerison guerisseuse guerissez curatif remede antidote')

/** Words that claim to heal if the sentence names an illness. */
export const treatmentWords = words(`
  soigner soigne soignez traiter traite traitez traitement eliminer elimine eradiquer eradique vaincre vainc vaincra combattre combat combattez soulager soulage
  soulagement stopper stoppe inverser inverse prevenir previent prevention proteger protege immuniser immunise debarrasser debarrasse
  liberer libere delivrer delivre supprimer supprime chasser chasse disparaitre disparait disparaissent disparaitront cicatriser cicatrise resorber resorbe
  apaiser apaise calmer calme attenuer attenue reduire reduit reduisent diminuer diminue baisser regresser regresse reculer recule remedier
  detruire detruit tuer tue bloquer bloque lutter lutte bout efficace therapeutique solution finir anti vaincu enrayer enraye empecher empeche terrasser terrasse repousser repousse freiner freine dompter dompte abaisser abaisse taire resoudre resout evacuer evaporer fondre
  eviter evite effacer efface arreter arrete corriger corrige normaliser normalise reguler regule retablir retablit ameliorer ameliore dissoudre dissout`)

export const illnesses = words(`
  cancer cancereux tumeur metastase leucemie depression depressif diabete diabetique anxiete anxieux burn endometriose migraine migraineux cephalee asthme eczema psoriasis
  arthrose arthrite rhumatisme hypertension insomnie fibromyalgie alzheimer parkinson sclerose epilepsie tdah autisme anorexie boulimie
  phobie bipolaire schizophrenie covid grippe infection infectieux virus viral maladie malade sterilite infertilite menopause syndrome allergie
  inflammation inflammatoire obesite cholesterol infarctus avc thyroide hypothyroidie ulcere addiction alcoolisme acne herpes cystite symptome trouble
  douleur sciatique lombalgie tendinite cataracte glaucome surdite acouphene vertige reflux gastrite constipation colopathie crohn
  postpartum paludisme lyme hepatite bronchite angine otite rhume fievre mycose varice hemorroide anemie osteoporose demence
  psychose nevrose toc panique stress traumatique traumatisme ssp sopk fibrome kyste regle bouffee apnee dyslexie zona diarrhee dependance nausee surpoids hyperactivite tabagisme tachycardie polyarthrite emphyseme bronchiolite tdh insuffisance bruxisme spasmophilie pathologie`)

/** Words that say that the illness is over. */
export const recoveryVerbs = words(
  'adieu fini finie finies finis oublier oubliez terminer termine terminees evanouie envoles envolees',
)

/** Verbs and nouns that promise to give the body something or to rid it of something. */
export const boostWords = words(`
  detoxifier detoxifie detox purifier purifie drainer draine nettoyer nettoie booster booste renforcer renforce stimuler stimule regenerer regenere
  reequilibrer reequilibre reguler regule alcaliniser alcalinise oxygener reparer repare rajeunir rajeunit reactiver reactive bruler brule augmenter augmente
  abaisser abaisse normaliser normalise restaurer restaure eliminer elimine decrasser relancer relance`)
export const bodyWords = words(`
  foie organisme immunitaire immunite defenses thyroide hormone hormonal hormonaux intestin metabolisme sang toxine tension cycle fertilite cellule cellulaire
  graisse rein poumon lymphatique arteres surrenales glycemie ovaire microbiote collagene adn neurone telomere cerveau digestion nerveux articulation cartilage arterielle`)

/** Phrases that are a claim by themselves. `*` stands for up to three words. */
export const phrases = [
  'remplace * traitement',
  'remplacer * traitement',
  'remplace * medicament',
  'remplacer * medicament',
  'remplace * antidepresseur',
  'remplace * consultation',
  'arreter * medicament',
  'arretez * medicament',
  'arreter * traitement',
  'arretez * traitement',
  'jeter * medicament',
  'jetez * medicament',
  'jeter * antidepresseur',
  'besoin * medicament',
  'besoin * antidepresseur',
  'besoin * traitement',
  'passer * medicament',
  'mieux * medicament',
  'mieux * antidepresseur',
  'sans medicament',
  'alternative * traitement',
  'alternative * medicament',
  'aussi efficace * medicament',
  'aussi efficace * antidepresseur',
  'efficace * antibiotique',
  'antibiotique naturel',
  'cliniquement prouve',
  'scientifiquement prouve',
  'efficacite prouvee',
  'medicalement prouve',
  '100 % efficace',
  'sans effet secondaire',
  'sans chimiotherapie',
  'sans chirurgie',
  'sans ordonnance',
  'cure miracle',
  'produit miracle',
  'plante miracle',
  'pouvoir guerisseur',
  'vertu curative',
  'proprietes curatives',
  'vertu therapeutique',
  'perdez * kilo',
  'perdre * kilo',
  'tomber enceinte',
  'vivre sans insuline',
  'auto guerison',
  'laisse tomber * antidepresseur',
]

/** Figurative uses of healing words. */
export const figurativeWords = words(`
  chagrin coeur rupture enfance passe ego ame solitude deuil amour amoureuse amoureux jalousie ennui pire mots blessure blessures nostalgie timidite perfectionnisme`)

/** Words for medical professionals and treatments. A sentence with one reports, or refers readers to a doctor: it is no claim. */
export const medicalWords = words(`
  medecin generaliste psychiatre oncologue chirurgien hopital hospitaliser ordonnance prescrire prescrit prescription chimiotherapie radiotherapie vaccin vaccination gynecologue
  dermatologue cardiologue neurologue pharmacien pharmacienne sage urgences samu consulter consultez specialiste infirmiere diagnostic diagnostique medicaments antidepresseur antibiotique insuline chirurgie kinesitherapeute sante`)

/** Words of sentences that discuss claims without making them. */
export const doubtWords = words(`
  pretendre pretend pretendent pretendument pretendu charlatan charlatans mefier mefiez mefiance arnaque mythe promesse promesses interdit illegal idee recue croyance douteux trompeur
  mensonge dangereux danger illusoire prudence derive derives signaler`)

export const negators = new Set(['pas', 'jamais', 'aucun', 'aucune', 'rien', 'ni', 'nullement', 'point', 'personne'])
