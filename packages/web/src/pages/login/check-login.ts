/** The first thing wrong with a sign-in, in the specified order; null when it can be sent. */
export function checkLogin(email: string, password: string): string | null {
  if (email === "" || password === "") return "Email and password are required.";
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return "Please enter a valid email address.";
  if (password.length < 6) return "Password must be at least 6 characters long.";
  return null;
}
