// Those who drew the icons of game-icons.net (CC BY 3.0).
export const ICON_AUTHORS = [
  "Lorc", "Delapouite", "John Colburn", "Felbrigg", "John Redman", "Carl Olsen", "Sbed", "PriorBlue", "Willdabeast",
  "Viscious Speed", "Lord Berandas", "Irongamer", "HeavenlyDog", "Lucas", "Faithtoken", "Skoll", "Andy Meneely",
  "Cathelineau", "Kier Heyl", "Aussiesim", "Sparker", "Zeromancer", "Rihlsul", "Quoting", "Guard13007", "DarkZaitzev",
  "SpencerDub", "GeneralAce135", "Zajkonur",
]; // prettier-ignore
