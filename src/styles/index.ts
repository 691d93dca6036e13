// The order of these imports does not matter, because src/html.tsx sets the order of the cascade
// layers.
import "./tokens.css";
import "./reset.css";
import "./base.css";
import "./utilities.css";
