// src/html.tsx sets the order of the cascade layers, so the order of these imports does not matter.
import "./tokens.css";
import "./reset.css";
import "./base.css";
import "./utilities.css";
