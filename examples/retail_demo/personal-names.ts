import type { NameStyle } from "./places.ts";

/** First and last names by style; a customer is one of each. */
export const personalNames: Record<NameStyle, { first: readonly string[]; last: readonly string[] }> = {
  english: {
    first: words(
      "Olivia Emma Grace Chloe Hannah Megan Sophie Natalie Ruby Alice Jack Oliver Henry Noah Ethan Lucas Owen Dylan Samuel Theo Priya Jamal Wei Amara Diego",
    ),
    last: words(
      "Carter Bennett Hughes Foster Mitchell Brooks Palmer Reed Sullivan Turner Walsh Young Adams Bailey Cooper Dawson Ellis Fletcher Grant Harper Patel Okafor Nguyen Ramirez Lee Morgan Price Shaw Webb Barnes",
    ),
  },
  german: {
    first: words(
      "Anna Lena Marie Johanna Clara Greta Lukas Felix Jonas Paul Maximilian Emil Karl Murat Elif",
    ),
    last: words(
      "Müller Schneider Fischer Weber Becker Hoffmann Koch Richter Klein Wolf Neumann Braun Krüger Hartmann Yilmaz Lange Vogel Keller",
    ),
  },
  french: {
    first: words(
      "Camille Léa Manon Juliette Inès Élodie Louis Hugo Jules Gabriel Antoine Mathieu Karim Nadia",
    ),
    last: words(
      "Martin Bernard Dubois Moreau Laurent Lefebvre Garnier Rousseau Fontaine Chevalier Girard Mercier Benali Renard Leroy Perrin",
    ),
  },
  spanish: {
    first: words(
      "Lucía Carmen Paula Valeria Elena Sofía Alejandro Javier Pablo Diego Mateo Andrés Miguel Ximena",
    ),
    last: words(
      "García Fernández López Sánchez Pérez Gómez Ruiz Hernández Jiménez Moreno Navarro Torres Domínguez Vargas Ortega Castillo",
    ),
  },
  nordic: {
    first: words("Astrid Elsa Ingrid Maja Freja Linnea Erik Oskar Nils Axel Viktor Gustav Amina Sven"),
    last: words(
      "Andersson Johansson Karlsson Nilsson Lindberg Bergström Sandberg Holm Ek Lundqvist Åberg Forsberg Hassan Nyström",
    ),
  },
  japanese: {
    first: words("Haruka Yui Sakura Aoi Mei Hina Ren Haruto Sota Yuto Kaito Daiki Takumi Emi"),
    last: words(
      "Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida Matsumoto Inoue Kimura",
    ),
  },
  portuguese: {
    first: words(
      "Ana Beatriz Juliana Larissa Mariana Camila João Pedro Rafael Gustavo Thiago Bruno Felipe Isabela",
    ),
    last: words(
      "Silva Santos Oliveira Souza Pereira Costa Rodrigues Almeida Nascimento Lima Araújo Ribeiro Carvalho Rocha",
    ),
  },
};

function words(text: string): string[] {
  return text.split(" ");
}
